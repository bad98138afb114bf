import { Avatar } from '@school/users/contract'
import { endpoint, filtersOf, idParams, Paging, TypedLine } from '@school/kernel/contract'
import { Level } from '@school/rewards/contract'
import * as z from 'zod'

/** A person as this viewer may see them. Addresses, phones and birthdays are on no page of other people. */
export const Person = z.object({
  id: z.int(),
  /** Whole for those who know the person; «Иван П.» or a teacher's name with the patronymic; of a closed page the first letter alone. */
  name: z.string(),
  /** The given name first: the same initials as everywhere. */
  shortName: z.string(),
  avatar: Avatar.nullable(),
  /** Of the photograph, where it may be seen. */
  avatarUrl: z.string().nullable(),
  /** One line of their own; a child’s line is visible only to those who learn or work with the child. */
  caption: z.string(),
  isMe: z.boolean(),
  isAgent: z.boolean(),
  isPupil: z.boolean(),
  /** The page of achievements is closed to this viewer. */
  isClosed: z.boolean(),
  gradeIndex: z.int().nullable(),
  /** A child’s school is visible only to those who learn or work with the child. */
  school: z.object({ name: z.string(), city: z.string() }).nullable(),
  /** What a teacher teaches. */
  subjects: z.array(z.string()),
  /** Only pupils have it; on a closed page it is the only data shown. */
  level: z.int().nullable(),
  levelData: Level.extend({ progress: z.int() }).nullable(),
  /** Present for the owner only. */
  publicProfile: z.boolean().nullable(),
})
export type Person = z.infer<typeof Person>

export const relations = ['pupil', 'classmate', 'teacher', 'colleague', 'child', 'parent'] as const
export const Relation = z.enum(relations)
export type Relation = z.infer<typeof Relation>

/** Somebody whom the viewer learns, works or lives with. */
export const Acquaintance = z.object({
  id: z.int(),
  name: z.string(),
  avatar: Avatar.nullable(),
  relation: Relation,
  /** The class that both are in: «7А». */
  className: z.string().nullable(),
})
export type Acquaintance = z.infer<typeof Acquaintance>

export const getPerson = endpoint({
  name: 'profiles.getPerson',
  method: 'GET',
  path: '/api/users/:userId',
  audience: 'anyone',
  reads: ['accounts.user', 'rewards.xp'],
  summary: 'A person as this viewer may see them: of a closed page a letter and the level',
  params: idParams('userId'),
  reply: Person,
  errors: ['person_not_found'],
})

export const listPeople = endpoint({
  name: 'profiles.listPeople',
  method: 'GET',
  path: '/api/users',
  audience: 'user',
  reads: ['accounts.user'],
  summary: 'Classmates, teachers, own pupils, colleagues and the family, by the name as it is shown',
  query: Paging.extend({ q: filtersOf({ nameCont: TypedLine.max(80) }, []) }),
  reply: z.array(Acquaintance),
  paged: true,
})
