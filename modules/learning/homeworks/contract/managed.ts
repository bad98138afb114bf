import * as z from 'zod'
import { Avatar } from '@school/accounts/contract'
import { Discipline } from '@school/disciplines/contract'
import { Instant, TypedLine, Version } from '@school/kernel/contract'
import { Question, Solution, TaskKind, TaskStatus } from '@school/tasks/contract'
import { Try } from '@school/works/contract'
import { ExtraLevel, Level } from './levels.ts'
import { LibrarySection, PreviewedTask } from './library.ts'
import { AssignedThing } from './thing.ts'
import { ManagedWebinar, WebinarBody } from './webinar.ts'
import { CopyState, Mark, MarkScale, SolutionRule } from './homework.ts'

/** `waiting` and `live` belong to webinars: not opened by the teacher yet, and being solved with a time limit. */
export const managedStates = [
  'draft',
  'waiting',
  'live',
  'scheduled',
  'running',
  'closed',
  'archived',
] as const
export const ManagedState = z.enum(managedStates)
export type ManagedState = z.infer<typeof ManagedState>

/** Tabs of the list; a homework of a webinar is running from the beginning: while waiting, live and open. */
export const managedTabs = ['running', 'scheduled', 'draft', 'closed', 'archive'] as const
export const ManagedTab = z.enum(managedTabs)
export type ManagedTab = z.infer<typeof ManagedTab>

const Id = z.int().positive().max(2_147_483_647)
const unique = (ids: readonly number[]) => new Set(ids).size === ids.length

const TaskIds = z.array(Id).max(40)
/** A set for pupils who need it harder or easier. */
export const LevelBody = z.object({
  level: ExtraLevel,
  taskIds: TaskIds.refine(unique),
  userIds: z.array(Id).max(200).refine(unique),
})
const haveOwnLevels = (sets: readonly { level: ExtraLevel }[]) =>
  new Set(sets.map(({ level }) => level)).size === sets.length

/** Form fields of a homework. */
export const HomeworkBody = z.object({
  title: TypedLine.min(1).max(80),
  /** Markdown. */
  intro: z.string().trim().max(2000).default(''),
  taskIds: TaskIds.refine(unique).default([]),
  /** The work of a lesson, a training or a rehearsal that is assigned instead of tasks. */
  thingId: Id.nullable().default(null),
  /** Other sets for some of the pupils; `taskIds` are then the ordinary set for all others. */
  levels: z.array(LevelBody).max(2).refine(haveOwnLevels).default([]),
  schoolClassIds: z.array(Id).max(20).default([]),
  userIds: z.array(Id).max(200).default([]),
  /** Pupils of these classes who do not get it. */
  exceptUserIds: z.array(Id).max(200).default([]),
  /** `null` is at once. */
  opensAt: Instant.nullable().default(null),
  softDeadlineAt: Instant.nullable().default(null),
  hardDeadlineAt: Instant.nullable().default(null),
  tries: z.int().min(1).max(10).nullable().default(3),
  solution: SolutionRule.default('after_solve'),
  markScale: MarkScale.default([85, 65, 45]),
  /** Publishes it at once; otherwise it stays a draft. */
  isPublished: z.boolean().default(false),
  /** It belongs to a webinar: its class gets it, and the teacher opens it. */
  webinar: WebinarBody.nullable().default(null),
})
export type HomeworkBody = z.output<typeof HomeworkBody>

/** A class that a homework is given to. */
export const GivenClass = z.object({ id: z.int(), title: z.string() })

/** One of the sets of an assignment. */
export const ManagedSet = z.object({
  homeworkId: z.int(),
  level: Level,
  tasksCount: z.int(),
  pupils: z.int(),
  submitted: z.int(),
})
export type ManagedSet = z.infer<typeof ManagedSet>

export const ManagedCard = z.object({
  id: z.int(),
  title: z.string(),
  discipline: Discipline,
  state: ManagedState,
  /** Shown as «7А, 7Б, ещё 2 ученика». */
  classes: z.array(GivenClass),
  pupilsApart: z.int(),
  tasksCount: z.int(),
  opensAt: Instant.nullable(),
  softDeadlineAt: Instant.nullable(),
  hardDeadlineAt: Instant.nullable(),
  /** Extension for all, added to both deadlines. */
  extendedSeconds: z.int(),
  pupils: z.int(),
  begun: z.int(),
  submitted: z.int(),
  averagePercent: z.int().nullable(),
  webinar: ManagedWebinar.nullable(),
  /** The colleague who has shared it. */
  sharedBy: z.string().nullable(),
  /** Assigned instead of tasks. */
  thing: AssignedThing.nullable(),
  /** The level of the set; `null` when all pupils have the same tasks. */
  level: Level.nullable(),
  /** All sets of the assignment; empty when all pupils have the same tasks. */
  sets: z.array(ManagedSet),
})
export type ManagedCard = z.infer<typeof ManagedCard>

/** A task that is or can be selected. */
export const BankTask = z.object({
  id: z.int(),
  title: z.string(),
  kind: TaskKind,
  difficulty: z.int(),
  /** The lesson or the set that contains it. */
  from: z.string(),
})
export type BankTask = z.infer<typeof BankTask>

/** `null` for viewers who may not see keys. */
export const BankTaskPreview = PreviewedTask.extend({ solution: Solution.nullable() })
export type BankTaskPreview = z.infer<typeof BankTaskPreview>

export const ManagedHomework = ManagedCard.extend({
  intro: z.string(),
  tasks: z.array(BankTask),
  schoolClassIds: z.array(z.int()),
  userIds: z.array(z.int()),
  exceptUserIds: z.array(z.int()),
  /** On the ordinary set: the other sets and their pupils. */
  levels: z.array(z.object({ level: ExtraLevel, tasks: z.array(BankTask), userIds: z.array(z.int()) })),
  tries: z.int().nullable(),
  solution: SolutionRule,
  markScale: MarkScale,
  /** When it was published; `null` for a draft. */
  publishedAt: Instant.nullable(),
  /** Version of the form fields. */
  version: Version,
  serverNow: Instant,
  can: z.object({ change: z.boolean() }),
})
export type ManagedHomework = z.infer<typeof ManagedHomework>

/** A teacher of the same school. */
export const Colleague = z.object({ id: z.int(), name: z.string(), school: z.string() })
export type Colleague = z.infer<typeof Colleague>

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

export const TeachingOptions = z.object({
  teacherId: z.int(),
  classes: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      school: z.string(),
      pupils: z.array(z.object({ id: z.int(), name: z.string(), avatar: Avatar.nullable() })),
    }),
  ),
  lessons: z.array(
    z.object({ id: z.int(), title: z.string(), courseTitle: z.string(), disciplineKey: z.string() }),
  ),
  sets: z.array(z.object({ id: z.int(), title: z.string(), section: LibrarySection })),
  /** Initial values of a new homework. */
  markScale: MarkScale,
  serverNow: Instant,
})
export type TeachingOptions = z.infer<typeof TeachingOptions>

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
