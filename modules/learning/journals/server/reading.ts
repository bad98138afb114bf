import { type CopyMark, listMarksOf } from '@school/homework-analysis/server'
import { usualScale } from '@school/assigning/server'
import type { Ctx } from '@school/kernel/server'
import { accessTaughtClass } from '@school/school-classes/server'
import { dayIn, schoolYearOf } from '@school/texts'
import type { JournalPart } from '../contract/endpoints.ts'
import type { CellChange, Journal, OwnJournal } from '../contract/journal.ts'
import { averageOf, markOfPoints, seenMark } from '../contract/marks.ts'
import { periodsOf, quarterOf } from '../contract/periods.ts'
import { accessColumn, refuse } from './access.ts'
import { cellsOf } from './cells.ts'
import { isPupilOf, listChanges, listOwnColumns, readSheet } from './queries.ts'

const listCopies = async (
  ctx: Ctx,
  columns: readonly { homeworkId: number | null }[],
  userIds: readonly number[],
): Promise<CopyMark[]> => {
  const homeworkIds = columns.flatMap(({ homeworkId }) => homeworkId ?? [])
  return homeworkIds.length === 0 ? [] : listMarksOf(ctx.sql, homeworkIds, userIds, ctx.now)
}

/** A part of the journal of a class: two statements, and one more for the access, whatever its size. @throws school_class_not_found */
export async function readJournal(ctx: Ctx, classId: number, part: JournalPart): Promise<Journal> {
  const { name, schoolYear, archivedAt } = await accessTaughtClass(ctx, classId)
  const periods = periodsOf(schoolYear)
  const period = part.period ?? quarterOf(schoolYear, dayIn(ctx.now))
  const isEvery = part.discipline === 'all'
  const { marks, markScale, ...sheet } = await readSheet(ctx.sql, {
    classId,
    teacherId: ctx.viewer.id,
    discipline: isEvery ? null : (part.discipline ?? null),
    isEvery,
    ...periods[period],
    year: periods.year,
    now: ctx.now,
  })
  const copies = await listCopies(
    ctx,
    sheet.columns,
    sheet.pupils.map(({ userId }) => userId),
  )
  return {
    schoolClassId: classId,
    name,
    schoolYear,
    period,
    ...sheet,
    cells: cellsOf(marks, sheet.columns, copies),
    markScale: (markScale ?? usualScale) as Journal['markScale'],
    viewerId: ctx.viewer.id,
    serverNow: ctx.now.toISOString(),
    can: { write: archivedAt === null },
  }
}

/** @throws journal_column_not_found, journal_pupil_not_found */
export async function readChanges(
  ctx: Ctx,
  { columnId, userId }: { columnId: number; userId: number },
): Promise<CellChange[]> {
  const { schoolClassId } = await accessColumn(ctx, columnId)
  if (!(await isPupilOf(ctx.sql, schoolClassId, userId))) throw refuse('journal_pupil_not_found')
  const rows = await listChanges(ctx.sql, columnId, userId)
  return rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }))
}

/** The marks of the viewer in the quarter that goes on, by disciplines. */
export async function readOwnJournal(ctx: Ctx): Promise<OwnJournal> {
  const schoolYear = schoolYearOf(ctx.now)
  const period = quarterOf(schoolYear, dayIn(ctx.now))
  const columns = await listOwnColumns(ctx.sql, ctx.viewer.id, periodsOf(schoolYear)[period])
  const copies = await listCopies(ctx, columns, [ctx.viewer.id])
  const known = new Map(copies.map(({ homeworkId, mark }) => [homeworkId, markOfPoints(mark)]))
  const marked = columns.flatMap(({ id, homeworkId, mark: byHand, ...column }) => {
    const homeworkMark = homeworkId === null ? null : (known.get(homeworkId) ?? null)
    const mark = seenMark({ mark: byHand, homeworkMark })
    return mark === null ? [] : [{ ...column, columnId: id, mark }]
  })
  return {
    period,
    disciplines: [...Map.groupBy(marked, ({ discipline }) => discipline.id).values()].map((own) => ({
      discipline: own[0]!.discipline,
      average: averageOf(own),
      marks: own.map(({ discipline: _, ...mark }) => mark),
    })),
  }
}
