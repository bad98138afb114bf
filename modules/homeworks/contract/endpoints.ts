import * as z from 'zod'
import { endpoint, filtersOf, Id, idParams, pagingBy } from '@school/kernel/contract'
import { AnswerBody, AnswerReply, AttemptTask, OpenTask } from '@school/works/contract'
import { Homework, HomeworkCard, HomeworkSummary, HomeworkTab, LessonHomework } from './homework.ts'

const HomeworkId = idParams('homeworkId')
const TaskInHomework = z.object({ homeworkId: Id, taskId: Id })
const running = [
  'homework_not_found',
  'homework_closed',
  'attempt_not_started',
  'attempt_finished',
  'time_is_up',
]
const judged = [...running, 'task_not_found', 'task_closed', 'answered_elsewhere']

const disciplineEq = z.string().regex(/^[a-z0-9-]{1,60}$/)
export const HomeworkFilters = filtersOf({ tabEq: HomeworkTab, disciplineEq }, [])

export const listHomeworks = endpoint({
  name: 'homeworks.listHomeworks',
  method: 'GET',
  path: '/api/user/homeworks',
  audience: 'pupil',
  summary: 'Homeworks of the viewer from all sources in one list, the nearest deadline first',
  query: pagingBy(30).extend({ q: HomeworkFilters }),
  reply: z.array(HomeworkCard),
  paged: true,
})

export const getSummary = endpoint({
  name: 'homeworks.getSummary',
  method: 'GET',
  path: '/api/user/homeworks/summary',
  audience: 'pupil',
  summary: 'How many homeworks are in every tab, and what is due next',
  reply: HomeworkSummary,
})

export const getHomework = endpoint({
  name: 'homeworks.getHomework',
  method: 'GET',
  path: '/api/homeworks/:homeworkId',
  audience: 'pupil',
  summary: 'A homework with the viewer’s own copy',
  params: HomeworkId,
  reply: Homework,
  errors: ['homework_not_found'],
})

export const findLessonHomework = endpoint({
  name: 'homeworks.findOfLesson',
  method: 'GET',
  path: '/api/lessons/:lessonId/homework',
  audience: 'pupil',
  summary: 'The homework of a lesson; nothing when it has none or the lesson is not open to the viewer',
  params: idParams('lessonId'),
  reply: LessonHomework.nullable(),
  errors: ['lesson_not_found'],
})

export const startHomework = endpoint({
  name: 'homeworks.start',
  method: 'POST',
  path: '/api/homeworks/:homeworkId/starts',
  audience: 'pupil',
  summary: 'Begins the viewer’s copy, or goes on with it',
  params: HomeworkId,
  reply: Homework,
  errors: ['homework_not_found', 'homework_closed', 'homework_over', 'work_not_open', 'no_more_runs'],
})

export const getHomeworkTask = endpoint({
  name: 'homeworks.getTask',
  method: 'GET',
  path: '/api/homeworks/:homeworkId/tasks/:taskId',
  audience: 'pupil',
  summary: 'A task of the viewer’s copy',
  params: TaskInHomework,
  reply: AttemptTask,
  errors: ['homework_not_found', 'attempt_not_started', 'task_not_found'],
})

export const submitHomeworkAnswer = endpoint({
  name: 'homeworks.submitAnswer',
  method: 'POST',
  path: '/api/homeworks/:homeworkId/tasks/:taskId/answer_attempts',
  audience: 'pupil',
  summary: 'Judges and keeps one try',
  params: TaskInHomework,
  body: AnswerBody,
  reply: AnswerReply,
  errors: [...judged, 'answer_mismatch', 'answer_empty', 'answer_unreadable'],
})

export const openHomeworkHint = endpoint({
  name: 'homeworks.openHint',
  method: 'POST',
  path: '/api/homeworks/:homeworkId/tasks/:taskId/hints',
  audience: 'pupil',
  summary: 'Opens the next hint; points and XP of the task are halved from now on',
  params: TaskInHomework,
  reply: OpenTask,
  errors: [...judged, 'no_more_hints'],
})

export const giveUpHomeworkTask = endpoint({
  name: 'homeworks.giveUp',
  method: 'POST',
  path: '/api/homeworks/:homeworkId/tasks/:taskId/fails',
  audience: 'pupil',
  summary: 'Gives the task up; its solution opens by the rules of the homework',
  params: TaskInHomework,
  reply: OpenTask,
  errors: judged,
})

export const submitHomework = endpoint({
  name: 'homeworks.submit',
  method: 'POST',
  path: '/api/homeworks/:homeworkId/submissions',
  audience: 'pupil',
  summary: 'Hands the copy in; repeating it changes nothing',
  params: HomeworkId,
  reply: Homework,
  errors: ['homework_not_found', 'attempt_not_started'],
})

export const correctHomework = endpoint({
  name: 'homeworks.correct',
  method: 'POST',
  path: '/api/homeworks/:homeworkId/corrections',
  audience: 'pupil',
  summary: 'Takes a copy that was handed in back to its unsolved tasks; what was solved stays',
  params: HomeworkId,
  reply: Homework,
  errors: ['homework_not_found', 'homework_closed', 'homework_over', 'nothing_to_correct'],
})
