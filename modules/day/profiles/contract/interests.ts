import * as z from 'zod'
import { endpoint } from '@school/kernel/contract'

const id = z.int().min(1).max(2_147_483_647)

/** What of a discipline a person is here for (shared-application §3, «Saved interests»). */
export const Interest = z.object({
  disciplineId: id,
  gradeId: z.int().min(1).max(12).nullable().default(null),
  levelId: z.int().min(1).max(100).nullable().default(null),
  businessSegmentTagId: id.nullable().default(null),
  productSegmentTagId: id.nullable().default(null),
  businessUnitAbbrs: z.array(z.string().max(20)).max(20).default([]),
})
export type Interest = z.output<typeof Interest>

export const ChosenDiscipline = z.object({ id: z.int(), title: z.string(), hue: z.int() })

export const listInterests = endpoint({
  name: 'profiles.listInterests',
  method: 'GET',
  path: '/api/user/interests',
  audience: 'user',
  reads: ['profiles.interests'],
  summary: 'Saved interests, in the order of disciplines',
  reply: z.array(Interest),
})

export const updateInterests = endpoint({
  name: 'profiles.updateInterests',
  method: 'PUT',
  path: '/api/user/interests',
  audience: 'user',
  changes: ['profiles.interests', 'accounts.user'],
  summary: 'Replaces the saved interests; the last of two of one discipline stays',
  body: z.object({ interests: z.array(Interest).max(40) }),
  reply: z.array(Interest),
  errors: ['discipline_absent'],
})

export const listSubjects = endpoint({
  name: 'profiles.listSubjects',
  method: 'GET',
  path: '/api/disciplines',
  audience: 'anyone',
  reads: [],
  summary: 'Disciplines of the school, in their order',
  reply: z.array(ChosenDiscipline),
})
