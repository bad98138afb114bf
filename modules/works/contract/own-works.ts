import { endpoint, Instant } from '@school/kernel/contract'
import * as z from 'zod'

export const ownWorkStates = ['going', 'ahead', 'waiting', 'done'] as const
export type OwnWorkState = (typeof ownWorkStates)[number]

/** A work outside of lessons in which a pupil takes part. Its words address nobody: a child and a grown-up read them alike. */
export const OwnWork = z.object({
  /** Unique in the answer. */
  key: z.string(),
  title: z.string(),
  note: z.string(),
  state: z.enum(ownWorkStates),
  /** In words; `null` while it is not told. */
  result: z.string().nullable(),
  /** When it was begun, handed in, or when it opens. */
  at: Instant.nullable(),
  url: z.string(),
})
export type OwnWork = z.infer<typeof OwnWork>

export const OwnWorkGroup = z.object({
  title: z.string(),
  /** How many there are; the last ones are told. */
  total: z.int(),
  works: z.array(OwnWork),
})
export type OwnWorkGroup = z.infer<typeof OwnWorkGroup>

/** In a group. */
export const mostOwnWorks = 50

export const getOwnWorks = endpoint({
  name: 'works.getOwnWorks',
  method: 'GET',
  path: '/api/user/works',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  // Facts of rooms that bring works are not known here: whoever shows them asks anew at every visit.
  tells: ['works.attempts'],
  summary: 'Exams, olympiads and trainings in which the pupil takes part, with results that are told',
  reply: z.object({ groups: z.array(OwnWorkGroup) }),
})
