import { type Ctx, refusals } from '@school/kernel/server'
import { accessTaughtClass, holdClass, type TaughtClass } from '@school/school-classes/server'
import { journalErrors } from '../contract/errors.ts'
import { type ColumnRow, findTaughtColumn } from './queries.ts'

export const refuse = refusals(journalErrors)

/** A class whose journal the viewer may write, which stays there while they do. @throws school_class_not_found, journal_archived */
export async function accessWritable(ctx: Ctx, classId: number): Promise<TaughtClass> {
  const taught = await accessTaughtClass(ctx, classId)
  if (taught.archivedAt !== null) throw refuse('journal_archived')
  await holdClass(ctx, classId)
  return taught
}

/** A column of a class that the viewer teaches. @throws journal_column_not_found, absent and of a foreign class alike */
export async function accessColumn({ sql, viewer }: Ctx, columnId: number): Promise<ColumnRow> {
  const column = await findTaughtColumn(sql, columnId, viewer.id)
  if (!column) throw refuse('journal_column_not_found')
  return column
}

/** @throws journal_column_not_found, journal_archived */
export async function accessWritableColumn(ctx: Ctx, columnId: number): Promise<ColumnRow> {
  const column = await accessColumn(ctx, columnId)
  if (column.isArchived) throw refuse('journal_archived')
  return column
}
