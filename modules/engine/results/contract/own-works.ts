import { endpoint, Instant } from '@school/kernel/contract'
import * as z from 'zod'

export const ownWorkStates = ['going', 'ahead', 'waiting', 'done'] as const
export type OwnWorkState = (typeof ownWorkStates)[number]

/** A work outside of lessons in which a pupil takes part. The texts avoid «ты» and «вы»: children and adults see the same ones. */
export const OwnWork = z.object({
  /** Unique in the answer. */
  key: z.string(),
  title: z.string(),
  note: z.string(),
  state: z.enum(ownWorkStates),
  /** In words; `null` while it is not disclosed. */
  result: z.string().nullable(),
  /** When it was started, submitted, or when it opens. */
  at: Instant.nullable(),
  url: z.string(),
})
export type OwnWork = z.infer<typeof OwnWork>

export const OwnWorkGroup = z.object({
  title: z.string(),
  /** The total number; only the last ones are listed. */
  total: z.int(),
  works: z.array(OwnWork),
})
export type OwnWorkGroup = z.infer<typeof OwnWorkGroup>

/** Limit of a group. */
export const mostOwnWorks = 50

export const getOwnWorks = endpoint({
  name: 'works.getOwnWorks',
  method: 'GET',
  path: '/api/user/works',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  // Cache tags of modules that register works are unknown here: pages reload the list at every visit.
  reads: ['works.attempts'],
  summary: 'Exams, olympiads and trainings in which the pupil takes part, with published results',
  reply: z.object({ groups: z.array(OwnWorkGroup) }),
})
