import { endpoint, idParams } from '@school/kernel/contract'
import { HolderBody } from '@school/works/contract'
import { ManagedHomework } from '@school/assigning/contract'
import { BegunWebinarHomework, OpeningBody, ProlongingBody, WebinarHomework } from './webinar-homework.ts'

const WebinarId = idParams('webinarId')

const HomeworkId = idParams('homeworkId')
const absent = 'webinar_homework_not_found'
const running = [absent, 'webinar_homework_not_open', 'webinar_homework_closed']

export const getWebinarHomework = endpoint({
  name: 'homeworks.getWebinarHomework',
  method: 'GET',
  path: '/api/webinars/:webinarId/homework',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['homeworks.homeworks', 'works.attempts'],
  summary: 'The homework of a webinar of the viewer’s class: waiting, open or closed, with the own attempt',
  params: WebinarId,
  reply: WebinarHomework,
  errors: [absent],
})

export const startWebinarHomework = endpoint({
  name: 'homeworks.startWebinarHomework',
  method: 'POST',
  path: '/api/webinars/:webinarId/homework/starts',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['works.attempts', 'homeworks.copies'],
  summary: 'Begins, or goes on; everybody ends at the same time',
  params: WebinarId,
  body: HolderBody,
  reply: BegunWebinarHomework,
  errors: [...running, 'work_over', 'no_more_attempts'],
})

export const openForWebinar = endpoint({
  name: 'homeworks.openForWebinar',
  method: 'POST',
  path: '/api/teacher/homeworks/:homeworkId/openings',
  audience: 'agent',
  changes: ['homeworks.homeworks'],
  summary: 'Opens the homework of a webinar to its class for so many minutes; repeating it changes nothing',
  params: HomeworkId,
  body: OpeningBody,
  reply: ManagedHomework,
  errors: ['homework_not_found', 'homework_not_published', 'not_of_webinar', 'webinar_homework_closed'],
})

export const prolongForWebinar = endpoint({
  name: 'homeworks.prolongForWebinar',
  method: 'POST',
  path: '/api/teacher/homeworks/:homeworkId/prolongings',
  audience: 'agent',
  changes: ['homeworks.homeworks', 'works.attempts'],
  summary:
    'Gives everybody more minutes while the homework of a webinar is open; clocks of pupils grow by themselves',
  params: HomeworkId,
  body: ProlongingBody,
  reply: ManagedHomework,
  errors: [
    'homework_not_found',
    'homework_not_published',
    'not_of_webinar',
    'webinar_homework_waits',
    'webinar_homework_closed',
    'webinar_time_over',
  ],
})

export const closeForWebinar = endpoint({
  name: 'homeworks.closeForWebinar',
  method: 'DELETE',
  path: '/api/teacher/homeworks/:homeworkId/openings',
  audience: 'agent',
  changes: ['homeworks.homeworks', 'homeworks.copies', 'works.attempts', 'rewards.xp'],
  summary:
    'Ends the part of the webinar: answers are judged, and it is a homework like any other from now on',
  params: HomeworkId,
  reply: ManagedHomework,
  errors: ['homework_not_found', 'homework_not_published', 'not_of_webinar'],
})
