import { Instant } from '@school/kernel/contract'
import { WebinarHomeworkState } from '@school/homeworks/contract'
import * as z from 'zod'

/** The webinar of a homework as its teacher sees it. */
export const ManagedWebinar = z.object({
  id: z.int(),
  title: z.string(),
  schoolClassId: z.int(),
  startsAt: Instant,
  endsAt: Instant,
  state: WebinarHomeworkState,
  openedAt: Instant.nullable(),
  answersUntil: Instant.nullable(),
})
export type ManagedWebinar = z.infer<typeof ManagedWebinar>
