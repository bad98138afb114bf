import { endpoint, Id, idParams, Instant } from '@school/kernel/contract'
import * as z from 'zod'
import { PupilEntry } from './managed-class.ts'

/** One account of a pair that looks like one pupil. */
export const LikelyPupil = z.object({
  userId: z.int(),
  /** «Гринёв Пётр Андреевич». */
  name: z.string(),
  schoolClass: z.object({ id: z.int(), name: z.string() }),
  entry: PupilEntry,
  lastVisitAt: Instant.nullable(),
  /** Works that were begun. */
  works: z.int(),
  /** Nothing was done in it, and nothing but the code of a class opens it: it may be joined into the other one. */
  isUnused: z.boolean(),
})
export type LikelyPupil = z.infer<typeof LikelyPupil>

/** Two accounts with one name and no differing birthdays. */
export const LikelyDouble = z.object({
  one: LikelyPupil,
  other: LikelyPupil,
  /** Which of them to keep when they are joined; `null` when both were used. */
  keptId: z.int().nullable(),
})
export type LikelyDouble = z.infer<typeof LikelyDouble>

const reads = ['schoolClasses.classes', 'accounts.user'] as const
const changes = ['schoolClasses.classes', 'accounts.user'] as const

export const listSchoolDoubles = endpoint({
  name: 'schoolClasses.listSchoolDoubles',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/doubles',
  audience: 'staff',
  feature: 'organizationsManagement',
  reads,
  summary: 'Pupils who seem to stand twice in classes of a school of this year, for the school itself',
  params: idParams('organizationId'),
  reply: z.array(LikelyDouble),
  errors: ['organization_not_found', 'names_closed'],
})

export const listClassDoubles = endpoint({
  name: 'schoolClasses.listClassDoubles',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/doubles',
  audience: 'agent',
  reads,
  summary: 'The same in a class, for its teachers and its school',
  params: idParams('schoolClassId'),
  reply: z.array(LikelyDouble),
  errors: ['school_class_not_found', 'names_closed'],
})

export const joinDoubles = endpoint({
  name: 'schoolClasses.joinDoubles',
  method: 'POST',
  path: '/api/wk/users/merges',
  audience: 'agent',
  changes,
  summary:
    'An account that has done nothing is joined into the other of the same pupil, and leaves; repeating it changes nothing',
  body: z.object({ goneId: Id, keptId: Id }),
  reply: z.null(),
  errors: ['pupil_double_not_found', 'pupil_double_unlike', 'pupil_double_used'],
})

export const partDoubles = endpoint({
  name: 'schoolClasses.partDoubles',
  method: 'POST',
  path: '/api/wk/users/distinctions',
  audience: 'agent',
  changes,
  summary: 'Two accounts are of different pupils: the pair is shown no more; repeating it changes nothing',
  body: z.object({ oneId: Id, otherId: Id }),
  reply: z.null(),
  errors: ['pupil_double_not_found', 'pupil_double_unlike'],
})
