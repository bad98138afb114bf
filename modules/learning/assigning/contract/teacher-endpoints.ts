import {
  csv,
  endpoint,
  filtersOf,
  Id,
  idParams,
  pagingBy,
  SeenVersion,
  TypedLine,
  WireInteger,
} from '@school/kernel/contract'
import * as z from 'zod'
import {
  BankTask,
  BankTaskPreview,
  Colleague,
  HomeworkBody,
  ManagedCard,
  ManagedHomework,
  ManagedTab,
  TeachingOptions,
} from './managed.ts'
import { PreviewedTask } from './library.ts'

const HomeworkId = idParams('homeworkId')

const stated = [
  'no_targets',
  'class_not_yours',
  'pupil_not_yours',
  'task_unknown',
  'deadline_passed',
  'soft_deadline_passed',
  'deadlines_out_of_order',
  'soft_deadline_before_opening',
  'deadline_before_opening',
  'scale_out_of_order',
  'solution_needs_deadline',
  'webinar_passed',
  'deadline_before_webinar',
  'webinar_class_not_yours',
  'webinar_needs_quick_tasks',
  'no_tasks',
  'thing_unknown',
  'thing_stands_alone',
  'pupil_in_two_sets',
  'set_without_pupils',
  'set_without_tasks',
  'webinar_has_one_set',
]

export const listManaged = endpoint({
  name: 'homeworks.listManaged',
  method: 'GET',
  path: '/api/teacher/homeworks',
  audience: 'agent',
  reads: ['homeworks.homeworks', 'homeworks.copies', 'works.attempts'],
  summary:
    'Homeworks that the viewer has made, by where they stand; without a filter those that are given out and not in the archive',
  query: pagingBy(20).extend({
    q: filtersOf({ tabEq: ManagedTab, titleCont: TypedLine.max(80) }, []),
  }),
  reply: z.array(ManagedCard),
  paged: true,
})

export const getTeachingOptions = endpoint({
  name: 'homeworks.getTeachingOptions',
  method: 'GET',
  path: '/api/teacher/homework_options',
  audience: 'agent',
  reads: [],
  summary: 'Classes of the viewer with their pupils, and lessons that tasks are taken from',
  reply: TeachingOptions,
})

export const listBankTasks = endpoint({
  name: 'homeworks.listBankTasks',
  method: 'GET',
  path: '/api/teacher/homework_tasks',
  audience: 'agent',
  reads: [],
  summary: 'Tasks of courses, of the library and own ones by words, lesson, set and difficulty',
  query: pagingBy(50).extend({
    q: filtersOf(
      {
        disciplineEq: z.string().regex(/^[a-z0-9-]{1,60}$/),
        lessonIdEq: Id,
        setIdEq: Id,
        sourceEq: z.enum(['own']),
        difficultyEq: WireInteger(1, 5),
        /** Words of the title or the statement. */
        textCont: TypedLine.min(2).max(80),
      },
      [],
    ),
  }),
  reply: z.array(BankTask),
  paged: true,
})

export const previewBankTask = endpoint({
  name: 'homeworks.previewBankTask',
  method: 'GET',
  path: '/api/teacher/homework_tasks/:taskId',
  audience: 'agent',
  reads: [],
  summary: 'The statement of a task of the bank, and its answer for those who teach in a school',
  params: idParams('taskId'),
  reply: BankTaskPreview,
  errors: ['task_not_found'],
})

export const previewTasks = endpoint({
  name: 'homeworks.previewTasks',
  method: 'GET',
  path: '/api/teacher/homework_preview',
  audience: 'agent',
  reads: [],
  summary: 'Statements of tasks of the bank in this order, as a pupil sees them',
  query: z.object({ taskIds: csv(Id).optional() }),
  reply: z.array(PreviewedTask),
})

export const createHomework = endpoint({
  name: 'homeworks.create',
  method: 'POST',
  path: '/api/teacher/homeworks',
  audience: 'agent',
  changes: ['homeworks.homeworks'],
  summary: 'Makes a homework: a draft, or given out at once',
  body: HomeworkBody,
  reply: ManagedHomework,
  errors: stated,
})

export const getManaged = endpoint({
  name: 'homeworks.getManaged',
  method: 'GET',
  path: '/api/teacher/homeworks/:homeworkId',
  audience: 'agent',
  reads: ['homeworks.homeworks', 'homeworks.copies', 'works.attempts'],
  summary: 'A homework of the viewer with everything that was stated of it',
  params: HomeworkId,
  reply: ManagedHomework,
  errors: ['homework_not_found'],
})

export const changeHomework = endpoint({
  name: 'homeworks.change',
  method: 'PUT',
  path: '/api/teacher/homeworks/:homeworkId',
  audience: 'agent',
  changes: ['homeworks.homeworks', 'homeworks.copies', 'works.attempts'],
  summary:
    'Changes a draft, and gives it out on request; a homework that is given out changes only in favour of its pupils',
  params: HomeworkId,
  body: HomeworkBody.extend({ version: SeenVersion }),
  reply: ManagedHomework,
  errors: [
    'homework_not_found',
    'homework_published',
    'homework_ended',
    'webinar_homework_stands',
    'homework_opened',
    'soft_deadline_only_later',
    'deadline_only_later',
    'pupils_only_added',
    'tasks_begun',
    'tries_begun',
    'solution_begun',
    'scale_begun',
    'set_of_assignment',
    'thing_stands',
    ...stated,
  ],
})

export const deleteHomework = endpoint({
  name: 'homeworks.delete',
  method: 'DELETE',
  path: '/api/teacher/homeworks/:homeworkId',
  audience: 'agent',
  changes: ['homeworks.homeworks'],
  summary: 'Deletes a draft',
  params: HomeworkId,
  reply: z.null(),
  errors: ['homework_not_found', 'homework_published', 'set_of_assignment'],
})

export const copyHomework = endpoint({
  name: 'homeworks.copy',
  method: 'POST',
  path: '/api/teacher/homeworks/:homeworkId/copies',
  audience: 'agent',
  changes: ['homeworks.homeworks'],
  summary: 'Makes a draft of the same tasks and rules, without pupils',
  params: HomeworkId,
  reply: ManagedHomework,
  errors: ['homework_not_found', 'task_unknown'],
})

export const listColleagues = endpoint({
  name: 'homeworks.listColleagues',
  method: 'GET',
  path: '/api/teacher/homework_colleagues',
  audience: 'agent',
  reads: [],
  summary: 'Teachers of the schools in which the viewer teaches: those whom a homework may be shared with',
  reply: z.array(Colleague),
})

export const shareHomework = endpoint({
  name: 'homeworks.share',
  method: 'POST',
  path: '/api/teacher/homeworks/:homeworkId/shares',
  audience: 'agent',
  changes: ['homeworks.homeworks'],
  summary: 'Puts a copy of the homework among the drafts of a colleague, without classes and days',
  params: HomeworkId,
  body: z.object({ userId: z.int().positive().max(2_147_483_647) }),
  reply: z.null(),
  errors: ['homework_not_found', 'colleague_unknown', 'task_unknown'],
})

export const closeHomework = endpoint({
  name: 'homeworks.close',
  method: 'POST',
  path: '/api/teacher/homeworks/:homeworkId/closings',
  audience: 'agent',
  changes: ['homeworks.homeworks', 'homeworks.copies', 'works.attempts'],
  summary: 'Takes no more answers; what was answered is counted',
  params: HomeworkId,
  reply: ManagedHomework,
  errors: ['homework_not_found', 'homework_not_published', 'homework_of_webinar'],
})

export const archiveHomework = endpoint({
  name: 'homeworks.archive',
  method: 'POST',
  path: '/api/teacher/homeworks/:homeworkId/archivings',
  audience: 'agent',
  changes: ['homeworks.homeworks', 'homeworks.copies', 'works.attempts'],
  summary: 'Closes the homework and puts it into the archive',
  params: HomeworkId,
  reply: ManagedHomework,
  errors: ['homework_not_found', 'homework_not_published', 'homework_of_webinar'],
})
