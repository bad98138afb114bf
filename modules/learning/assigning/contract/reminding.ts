import { endpoint, idParams } from '@school/kernel/contract'
import * as z from 'zod'

export const Reminded = z.object({
  /** Pupils who have not started: the reminder is added to their daily plans. */
  pupils: z.int(),
  /** How many of them also got a letter. */
  letters: z.int(),
  /** Already reminded today: nothing was sent. */
  wasSentToday: z.boolean(),
})
export type Reminded = z.infer<typeof Reminded>

export const remindOfHomework = endpoint({
  name: 'homeworks.remind',
  forProved: true,
  method: 'POST',
  path: '/api/teacher/homeworks/:homeworkId/reminders',
  audience: 'agent',
  changes: ['homeworks.homeworks'],
  summary: 'Reminds pupils who have not begun a homework, once a day; on the same day again it sends nothing',
  params: idParams('homeworkId'),
  reply: Reminded,
  errors: ['homework_not_found', 'homework_not_published', 'homework_ended'],
})
