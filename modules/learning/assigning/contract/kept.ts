import { endpoint, idParams, TypedLine } from '@school/kernel/contract'
import * as z from 'zod'

/** 1 is Monday. */
export const Weekday = z.int().min(1).max(7)
export const mostRepeatDays = 366

/** A template of a teacher: refers to the homework that it was made from. */
export const HomeworkTemplate = z.object({
  homeworkId: z.int(),
  title: z.string(),
  tasksCount: z.int(),
})
export type HomeworkTemplate = z.infer<typeof HomeworkTemplate>

/** A homework that is given again on days of the week. */
export const HomeworkRepeat = z.object({
  homeworkId: z.int(),
  title: z.string(),
  /** Classes, shown as «7А, 7Б». */
  classes: z.array(z.string()),
  weekdays: z.array(Weekday),
  untilOn: z.iso.date(),
  /** The next day; `null` when there are no more. */
  nextOn: z.iso.date().nullable(),
})
export type HomeworkRepeat = z.infer<typeof HomeworkRepeat>

/** Templates and repeats of a teacher. */
export const KeptHomeworks = z.object({
  templates: z.array(HomeworkTemplate),
  repeats: z.array(HomeworkRepeat),
})
export type KeptHomeworks = z.infer<typeof KeptHomeworks>

const params = idParams('homeworkId')

export const listKept = endpoint({
  name: 'homeworks.listKept',
  method: 'GET',
  path: '/api/teacher/homework_kept',
  audience: 'agent',
  reads: ['homeworks.kept', 'homeworks.homeworks'],
  summary: 'Templates of the viewer, and homeworks that repeat each week',
  reply: KeptHomeworks,
})

export const keepTemplate = endpoint({
  name: 'homeworks.keepTemplate',
  method: 'PUT',
  path: '/api/teacher/homeworks/:homeworkId/template',
  audience: 'agent',
  changes: ['homeworks.kept'],
  summary: 'Keeps the homework as a template under a name of its own',
  params,
  body: z.object({ title: TypedLine.min(1).max(80) }),
  reply: KeptHomeworks,
  errors: ['homework_not_found', 'homework_not_published'],
})

export const dropTemplate = endpoint({
  name: 'homeworks.dropTemplate',
  method: 'DELETE',
  path: '/api/teacher/homeworks/:homeworkId/template',
  audience: 'agent',
  changes: ['homeworks.kept'],
  summary: 'Keeps it as a template no more; the homework stays',
  params,
  reply: KeptHomeworks,
  errors: ['homework_not_found'],
})

export const repeatHomework = endpoint({
  name: 'homeworks.repeat',
  method: 'PUT',
  path: '/api/teacher/homeworks/:homeworkId/repeat',
  audience: 'agent',
  changes: ['homeworks.kept'],
  summary: 'Repeats the homework on these days of the week until a day, with its days moved',
  params,
  body: z.object({
    weekdays: z.array(Weekday).min(1).max(7),
    untilOn: z.iso.date(),
  }),
  reply: KeptHomeworks,
  errors: [
    'homework_not_found',
    'homework_not_published',
    'repeat_of_webinar',
    'repeat_passed',
    'repeat_too_long',
  ],
})

export const stopRepeating = endpoint({
  name: 'homeworks.stopRepeating',
  method: 'DELETE',
  path: '/api/teacher/homeworks/:homeworkId/repeat',
  audience: 'agent',
  changes: ['homeworks.kept'],
  summary: 'Ends the repetition of a homework; what was given stays',
  params,
  reply: KeptHomeworks,
  errors: ['homework_not_found'],
})
