import { endpoint, idParams } from '@school/kernel/contract'
import * as z from 'zod'

export const Reminded = z.object({
  /** Who has not begun: the plan of the day of each says that the teacher reminds. */
  pupils: z.int(),
  /** To how many of them a letter has gone besides. */
  letters: z.int(),
  /** Today already: nothing was sent. */
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
  summary: 'Reminds whoever has not begun a homework, once a day; on the same day again it sends nothing',
  params: idParams('homeworkId'),
  reply: Reminded,
  errors: ['homework_not_found', 'homework_not_published', 'homework_ended'],
})
