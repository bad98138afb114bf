import { Avatar } from '@school/users/contract'
import { Instant, Version } from '@school/kernel/contract'
import { Question, Solution, TaskKind, TaskStatus } from '@school/tasks/contract'
import { Try } from '@school/works/contract'
import { CopyState, Mark } from '@school/homeworks/contract'
import * as z from 'zod'

const Id = z.int().positive().max(2_147_483_647)

const unique = (ids: readonly number[]) => new Set(ids).size === ids.length

export const MatrixCell = z.object({ status: TaskStatus, tries: z.int() })
export type MatrixCell = z.infer<typeof MatrixCell>

export const MatrixPupil = z.object({
  userId: z.int(),
  name: z.string(),
  avatar: Avatar.nullable(),
  schoolClassId: z.int(),
  classTitle: z.string(),
  state: CopyState,
  isLate: z.boolean(),
  /** Active in it within the last minutes. */
  isSolving: z.boolean(),
  finishedAt: Instant.nullable(),
  hardDeadlineAt: Instant.nullable(),
  percent: z.int().nullable(),
  mark: Mark.nullable(),
  /** Set by the teacher, not by the scale. */
  isMarkSet: z.boolean(),
  comment: z.string().nullable(),
  /** Version of the manual mark and comment; 0 when there are none. */
  version: Version,
  /** How many times the pupil postponed it in the daily plan; 0 after the first time, which is private to the pupil. */
  moves: z.int(),
  /** In the order of tasks. */
  cells: z.array(MatrixCell),
  can: z.object({ mark: z.boolean(), return: z.boolean() }),
})
export type MatrixPupil = z.infer<typeof MatrixPupil>

export const MatrixTask = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  kind: TaskKind,
  difficulty: z.int(),
  /** How many pupils have a judged answer. */
  answered: z.int(),
  /** Of the pupils with a judged answer; `null` without any. */
  solvedPercent: z.int().nullable(),
})
export type MatrixTask = z.infer<typeof MatrixTask>

export const Matrix = z.object({ tasks: z.array(MatrixTask), pupils: z.array(MatrixPupil) })
export type Matrix = z.infer<typeof Matrix>

/** The answers of one pupil to one task. */
export const PupilAnswer = z.object({
  pupil: z.object({ userId: z.int(), name: z.string() }),
  position: z.int(),
  title: z.string(),
  status: TaskStatus,
  tries: z.int(),
  question: Question,
  /** All tries, the last first. */
  given: z.array(Try),
  solution: Solution,
})
export type PupilAnswer = z.infer<typeof PupilAnswer>

/** Pupils of a homework for a bulk action. */
const UserIds = z.array(Id).min(1).max(300).refine(unique)

/** Moves deadlines for all, a class or selected pupils. */
export const ExtensionBody = z.object({
  target: z.enum(['all', 'class', 'users']),
  /** Of a class. */
  targetId: Id.nullable().default(null),
  userIds: UserIds.nullable().default(null),
  days: z.int().min(1).max(60),
  reason: z.string().trim().max(200).default(''),
  /** Pupils of all sets of the assignment; named pupils are of this set only. */
  ofAllSets: z.boolean().default(false),
})

const Comment = z.string().trim().max(500)

export const MarksBody = z.object({
  userIds: UserIds,
  /** `null` restores the mark of the scale. */
  mark: Mark.nullable(),
  /** Without it the previous comment stays. */
  comment: Comment.nullish(),
  /** The version on the screen, for a single pupil. A mark for several pupils at once overwrites any version. */
  version: Version.nullish(),
})

export const ReturnsBody = z.object({ userIds: UserIds, comment: Comment.default('') })
