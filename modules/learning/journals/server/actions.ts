import { changeSeen } from '@school/versions/server'
import { assigningErrors } from '@school/assigning/contract'
import { scaleInOrder } from '@school/assigning/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { ColumnFields, NewColumn } from '../contract/journal.ts'
import { periodsOf } from '../contract/periods.ts'
import { accessWritable, accessWritableColumn, refuse } from './access.ts'
import { findColumnFields, findDisciplineId, findGivenHomework, hasMarks } from './queries.ts'
import { journalColumns, teacherScales } from './tables.ts'
import { lockColumns } from './writing-queries.ts'

const refuseScale = refusals(assigningErrors)

function mustBeOfYear(day: string, schoolYear: number): void {
  const { from, to } = periodsOf(schoolYear).year
  if (day < from || day > to) throw refuse('journal_day_outside')
  // Exams end in June.
  if (['07', '08'].includes(day.slice(5, 7))) throw refuse('journal_day_in_summer')
}

/** @returns its id @throws school_class_not_found, journal_archived, journal_day_outside, journal_discipline_unknown */
export async function addColumn(
  ctx: Ctx,
  classId: number,
  { disciplineKey, ...fields }: z.output<typeof NewColumn>,
): Promise<number> {
  const { schoolYear } = await accessWritable(ctx, classId)
  mustBeOfYear(fields.day, schoolYear)
  const disciplineId = await findDisciplineId(ctx.sql, disciplineKey)
  if (disciplineId === undefined) throw refuse('journal_discipline_unknown')
  const [made] = await ctx.db
    .insert(journalColumns)
    .values({
      schoolClassId: classId,
      disciplineId,
      createdBy: ctx.viewer.id,
      createdAt: ctx.now,
      ...fields,
    })
    .returning({ id: journalColumns.id })
  return made!.id
}

/**
 * A column that follows a homework, all sets of it alike; a second call, also of another teacher, adds none.
 * @returns its id @throws school_class_not_found, journal_archived, journal_homework_not_found
 */
export async function addHomeworkColumn(ctx: Ctx, classId: number, homeworkId: number): Promise<number> {
  const { schoolYear } = await accessWritable(ctx, classId)
  const { year } = periodsOf(schoolYear)
  const homework = await findGivenHomework(ctx.sql, { classId, homeworkId, year, now: ctx.now })
  if (!homework) throw refuse('journal_homework_not_found')
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'add_homework_column',
    text: `insert into journal_columns (school_class_id, discipline_id, day, kind, topic, weight, homework_id, created_by, created_at)
      values ($1, $2, $3, 'homework', $4, 1, $5, $6, $7)
      on conflict (school_class_id, homework_id) where removed_at is null do update set homework_id = excluded.homework_id returning id`,
    values: [
      classId,
      homework.disciplineId,
      homework.day,
      homework.title,
      homework.id,
      ctx.viewer.id,
      ctx.now,
    ],
  })
  return rows[0]!.id
}

/** @throws changed_meanwhile, journal_archived, journal_column_not_found, journal_day_outside */
export async function changeColumn(
  ctx: Ctx,
  columnId: number,
  { version, ...fields }: z.output<typeof ColumnFields> & { version: number },
): Promise<void> {
  const { schoolYear } = await accessWritableColumn(ctx, columnId)
  mustBeOfYear(fields.day, schoolYear)
  const known = () => findColumnFields(ctx.sql, columnId)
  const versions = { key: journalColumns.id, version: journalColumns.version, isShared: true } as const
  if (!(await changeSeen(ctx, versions, columnId, { version, asked: fields }, known))) return
  await ctx.db.update(journalColumns).set(fields).where(eq(journalColumns.id, columnId))
}

/** A repeated call is refused as for any absent column. @throws journal_archived, journal_column_not_found, journal_column_has_marks */
export async function removeColumn(ctx: Ctx, columnId: number): Promise<void> {
  const { schoolClassId } = await accessWritableColumn(ctx, columnId)
  // Concurrent writers of the column wait for this lock.
  if ((await lockColumns(ctx.sql, schoolClassId, [columnId])).length === 0)
    throw refuse('journal_column_not_found')
  if (await hasMarks(ctx.sql, columnId)) throw refuse('journal_column_has_marks')
  await ctx.db.update(journalColumns).set({ removedAt: ctx.now }).where(eq(journalColumns.id, columnId))
}

/** @throws scale_out_of_order */
export async function setMarkScale(ctx: Ctx, markScale: number[]): Promise<void> {
  if (!scaleInOrder(markScale)) throw refuseScale('scale_out_of_order')
  const set = { markScale, updatedAt: ctx.now }
  await ctx.db
    .insert(teacherScales)
    .values({ userId: ctx.viewer.id, ...set })
    .onConflictDoUpdate({ target: teacherScales.userId, set })
}
