import * as z from 'zod'
import { Instant, TypedLine, Version } from '@school/kernel/contract'
import { Question, Response, Solution, TaskKind, Verdict } from '@school/tasks/contract'

export const maxTextLength = 20_000
/** In characters: pictures are included as base64, and a file may have several. */
export const maxImportLength = 5_000_000
/** Russian letters take two bytes. */
export const maxImportBytes = 8 * 1024 * 1024

const Line = z.string().max(2000)
const Name = z.string().regex(/^[a-z][A-Za-z]{0,20}$/)
const Cell = z.union([Line, z.boolean(), z.array(Line).max(40)])
const few = (record: object) => Object.keys(record).length <= 12
const InnerRow = z.record(Name, Line).refine(few)
const Row = z.record(Name, z.union([Cell, z.array(InnerRow).max(12)])).refine(few)
const FieldValue = z.union([Cell, z.array(Row).max(40)])

/** Typed answer fields by names of `kind-fields.ts`, for all kinds that were tried, each under its own names. */
export const TypedFields = z.record(Name, FieldValue).refine((fields) => Object.keys(fields).length <= 60)
export type TypedFields = z.output<typeof TypedFields>

/** A picture that texts name. */
export const TaskPicture = z.object({
  fileId: z.uuid(),
  /** As texts name it: `picture-1.png`. */
  name: z.string().regex(/^[a-z0-9-]{1,40}\.(?:png|jpg|webp)$/),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
})
export type TaskPicture = z.output<typeof TaskPicture>

/** A task as its author types it; a draft may lack anything. */
export const OwnTaskSource = z.object({
  kind: TaskKind,
  title: TypedLine.max(60),
  difficulty: z.int().min(1).max(5),
  disciplineId: z.int().positive().max(2_147_483_647),
  skills: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)
        .max(80),
    )
    .max(5),
  /** The folder; an empty string is no folder. */
  label: TypedLine.max(60),
  statement: z.string().max(maxTextLength),
  solution: z.string().max(maxTextLength),
  hints: z.array(Line).max(3),
  fields: TypedFields,
  pictures: z.array(TaskPicture).max(10),
})
export type OwnTaskSource = z.output<typeof OwnTaskSource>

export const ownTaskStates = ['draft', 'ready', 'archive'] as const
/** `draft` was never ready; `archive` is archived by the author. */
export const OwnTaskState = z.enum(ownTaskStates)
export type OwnTaskState = z.output<typeof OwnTaskState>

export const ownTaskTabs = [...ownTaskStates, 'shared'] as const
/** `shared` lists tasks of colleagues. */
export const OwnTaskTab = z.enum(ownTaskTabs)
export type OwnTaskTab = z.output<typeof OwnTaskTab>

/** A fault and its field: `options.2.text`; an empty field refers to the whole task. */
export const TaskFault = z.object({ field: z.string(), text: z.string() })
export type TaskFault = z.output<typeof TaskFault>

/** A work that contains the task. */
export const TaskUse = z.object({
  /** «домашнее задание». */
  kind: z.string(),
  title: z.string(),
})

export const OwnTaskCard = z.object({
  id: z.int(),
  title: z.string(),
  kind: TaskKind,
  difficulty: z.int(),
  discipline: z.object({ title: z.string(), hue: z.int() }),
  label: z.string(),
  state: OwnTaskState,
  /** Changed since it was last made ready. */
  isChanged: z.boolean(),
  hasVariants: z.boolean(),
  /** With colleagues, by itself or through its label. */
  isShared: z.boolean(),
  /** For a task of a colleague. */
  author: z.string().nullable(),
  /** Number of works that contain it; 0 for tasks of colleagues. */
  usesCount: z.int(),
  updatedAt: Instant,
})
export type OwnTaskCard = z.infer<typeof OwnTaskCard>

/** How a pupil would see the task now. */
export const TaskPreview = z.object({
  title: z.string(),
  question: Question,
  hints: z.array(z.string()),
  /** `null` when the task is the same for everybody. */
  variant: z.int().nullable(),
})

export const OwnTask = z.object({
  id: z.int(),
  source: OwnTaskSource,
  state: OwnTaskState,
  isChanged: z.boolean(),
  isShared: z.boolean(),
  /** All tasks under its label are shared. */
  isLabelShared: z.boolean(),
  author: z.string().nullable(),
  /** The row of `tasks` with the current version; homeworks use it. */
  taskId: z.int().nullable(),
  uses: z.array(TaskUse),
  version: Version,
  faults: z.array(TaskFault),
  preview: TaskPreview.nullable(),
  updatedAt: Instant,
  can: z.object({
    change: z.boolean(),
    delete: z.boolean(),
    give: z.boolean(),
  }),
})
export type OwnTask = z.infer<typeof OwnTask>

/** One of ten, for its author. */
export const TaskVariant = z.object({
  number: z.int(),
  /** «a = 2, b = −3». */
  values: z.string(),
  question: Question,
  /** The right answer in the form of a pupil's. */
  answer: Response,
})
export type TaskVariant = z.infer<typeof TaskVariant>

export const TaskTrial = z.object({ verdict: Verdict, solution: Solution })

export const OwnTaskOptions = z.object({
  disciplines: z.array(z.object({ id: z.int(), key: z.string(), title: z.string() })),
  skills: z.array(z.object({ key: z.string(), title: z.string(), disciplineId: z.int(), grade: z.int() })),
  labels: z.array(z.object({ id: z.int(), title: z.string(), tasks: z.int(), isShared: z.boolean() })),
})
export type OwnTaskOptions = z.infer<typeof OwnTaskOptions>

export const OwnTaskImportBody = z.object({
  /** File name: it distinguishes GIFT from CSV. */
  name: TypedLine.max(200),
  text: z.string().max(maxImportLength),
  disciplineId: z.int().positive().max(2_147_483_647),
  label: TypedLine.max(60),
  isConfirmed: z.boolean(),
})

/** A place of a file, by line, that could not be parsed or has no equivalent here. */
export const ImportRemark = z.object({ line: z.int(), title: z.string(), why: z.string() })

export const OwnTaskImport = z.object({
  tasks: z.array(
    z.object({
      line: z.int(),
      title: z.string(),
      kind: TaskKind,
      /** Imported before, or a duplicate of an earlier task in the file. */
      isKnown: z.boolean(),
    }),
  ),
  /** Why the file as a whole is rejected; then nothing is added. */
  faults: z.array(ImportRemark),
  /** Tasks that are not imported. */
  leftOut: z.array(ImportRemark),
  /** Parts of imported tasks that are not carried over, or are scored differently here. */
  notes: z.array(ImportRemark),
  /** Tasks that were added, or will be. */
  added: z.int(),
  isDone: z.boolean(),
})
export type OwnTaskImport = z.infer<typeof OwnTaskImport>
