import { Discipline } from '@school/disciplines/contract'
import { MarkScale } from '@school/homeworks/contract'
import { Id, Instant, TypedLine, Version } from '@school/kernel/contract'
import * as z from 'zod'
import { JournalMark } from './marks.ts'
import { journalPeriods } from './periods.ts'

export const columnKinds = [
  'answer',
  'classwork',
  'independent',
  'test',
  'dictation',
  'essay',
  'lab',
  'project',
  'homework',
] as const
export const JournalColumnKind = z.enum(columnKinds)
export type JournalColumnKind = z.infer<typeof JournalColumnKind>

export const PeriodOfJournal = z.enum(journalPeriods)

export const JournalPupil = z.object({
  userId: z.int(),
  /** «Гринёв Пётр». */
  name: z.string(),
})
export type JournalPupil = z.infer<typeof JournalPupil>

export const JournalColumn = z.object({
  id: z.int(),
  day: z.iso.date(),
  kind: JournalColumnKind,
  topic: z.string(),
  weight: z.int(),
  discipline: Discipline,
  /** Marks come from its copies. */
  homeworkId: z.int().nullable(),
  version: Version,
})
export type JournalColumn = z.infer<typeof JournalColumn>

/** A cell that has or had a mark or a comment; other cells have version 0. */
export const JournalCell = z.object({
  columnId: z.int(),
  userId: z.int(),
  /** By hand; `null` when the mark of the homework counts, if the column is of one. */
  mark: JournalMark.nullable(),
  comment: z.string().nullable(),
  /** Of the copy of the homework, by its teacher or its scale. */
  homeworkMark: JournalMark.nullable(),
  /** Grows with everything that is written by hand. */
  version: z.int(),
})
export type JournalCell = z.infer<typeof JournalCell>

/** A homework that was given to the class and has no column yet. */
export const JournalOffer = z.object({
  homeworkId: z.int(),
  title: z.string(),
  discipline: Discipline,
  day: z.iso.date(),
  /** Of the class. */
  handedIn: z.int(),
})
export type JournalOffer = z.infer<typeof JournalOffer>

export const Journal = z.object({
  schoolClassId: z.int(),
  /** «7Б». */
  name: z.string(),
  schoolName: z.string(),
  schoolYear: z.int(),
  period: PeriodOfJournal,
  /** Whose columns these are; `null` of all, and where there are none. */
  discipline: Discipline.nullable(),
  /** Those that have columns in this class. */
  disciplines: z.array(Discipline),
  /** Those that a new column may be of. */
  known: z.array(Discipline),
  pupils: z.array(JournalPupil),
  /** By days. */
  columns: z.array(JournalColumn),
  cells: z.array(JournalCell),
  offers: z.array(JournalOffer),
  /** Of the viewer: per cents from which «5», «4» and «3» begin. */
  markScale: MarkScale,
  viewerId: z.int(),
  serverNow: Instant,
  can: z.object({ write: z.boolean() }),
})
export type Journal = z.infer<typeof Journal>

/** What a teacher states of a column. */
export const ColumnFields = z.object({
  day: z.iso.date(),
  kind: JournalColumnKind,
  topic: TypedLine.max(120).default(''),
  weight: z.int().min(1).max(3),
})

export const NewColumn = ColumnFields.extend({
  disciplineKey: z.string().regex(/^[a-z0-9-]{1,60}$/),
})

export const OfferedColumn = z.object({ homeworkId: Id })

const mostCells = 2000
const mostVersion = 2_147_483_000

/** A cell as it shall be. @see JournalCell for `version`: of what was seen when it was written over */
export const WrittenCell = z.object({
  columnId: z.int().positive().max(2_147_483_647),
  userId: z.int().positive().max(2_147_483_647),
  mark: JournalMark.nullable(),
  /** Absent leaves the words as they are. */
  comment: z.string().trim().max(300).nullish(),
  version: z.int().min(0).max(mostVersion),
})
export type WrittenCell = z.output<typeof WrittenCell>

export const WrittenCells = z.object({
  cells: z
    .array(WrittenCell)
    .min(1)
    .max(mostCells)
    .refine(
      (cells) => new Set(cells.map(({ columnId, userId }) => `${columnId}:${userId}`)).size === cells.length,
    ),
})

/** A cell that was not overwritten: it has changed since it was seen. */
export const CellConflict = z.object({
  /** The current state. */
  cell: JournalCell,
  /** The mark before the last change. */
  was: JournalMark.nullable(),
  /** «Герасим Ильич»; `null` when the account is no more. */
  changedBy: z.string().nullable(),
  changedAt: Instant,
})
export type CellConflict = z.infer<typeof CellConflict>

export const WrittenReply = z.object({
  /** All requested cells whose state is now as requested. */
  cells: z.array(JournalCell),
  conflicts: z.array(CellConflict),
})
export type WrittenReply = z.infer<typeof WrittenReply>

/** What somebody has written into a cell. */
export const CellChange = z.object({
  id: z.int(),
  at: Instant,
  by: z.string().nullable(),
  from: JournalMark.nullable(),
  to: JournalMark.nullable(),
  comment: z.string().nullable(),
})
export type CellChange = z.infer<typeof CellChange>

/** A mark as its pupil reads it. */
const OwnMark = z.object({
  columnId: z.int(),
  day: z.iso.date(),
  kind: JournalColumnKind,
  topic: z.string(),
  weight: z.int(),
  mark: JournalMark,
  comment: z.string().nullable(),
})

export const OwnJournal = z.object({
  /** The quarter that goes on. */
  period: PeriodOfJournal,
  disciplines: z.array(
    z.object({ discipline: Discipline, average: z.number().nullable(), marks: z.array(OwnMark) }),
  ),
})
export type OwnJournal = z.infer<typeof OwnJournal>
