import { Avatar } from '@school/users/contract'
import { Discipline } from '@school/disciplines/contract'
import { Instant, TypedLine, Version } from '@school/kernel/contract'
import { Solution, TaskKind } from '@school/tasks/contract'
import {
  ExtraLevel,
  Level,
  LibrarySection,
  AssignedWork,
  WebinarBody,
  MarkScale,
  SolutionRule,
} from '@school/homeworks/contract'
import * as z from 'zod'
import { PreviewedTask } from './library.ts'
import { ManagedWebinar } from './webinar.ts'

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
  thing: AssignedWork.nullable(),
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
