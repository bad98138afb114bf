import { randomUUID } from 'node:crypto'
import type { Unit } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { closeAttempts, putWork, removeWork } from '@school/works/server'
import { type WorkRules } from '@school/work-rules/server'
import { eq, sql } from 'drizzle-orm'
import { homeworks } from './tables.ts'

// Writes to the tables of this module, for the modules above: they check what is allowed.

type Row = typeof homeworks.$inferInsert

/** Fields that all sets of an assignment have in common. */
export type HomeworkFields = Omit<Row, 'workId' | 'level' | 'baseId'>

/** Adds a homework with a work of its own, without recipients. @returns its id */
export async function addHomework(
  ctx: Ctx,
  { taskIds, rules }: { taskIds: readonly number[]; rules: WorkRules },
  fields: Omit<Row, 'workId'>,
): Promise<number> {
  const workId = await putWork(ctx.db, `homework:${randomUUID()}`, 'homework', taskIds, rules)
  const [made] = await ctx.db
    .insert(homeworks)
    .values({ ...fields, workId })
    .returning({ id: homeworks.id })
  return made!.id
}

/** @param isTermMoved counted: calendars see a moved deadline as an update */
export async function restateHomework(
  ctx: Ctx,
  id: number,
  fields: Partial<Omit<Row, 'workId' | 'baseId'>>,
  isTermMoved = false,
): Promise<void> {
  await ctx.db
    .update(homeworks)
    .set({ ...fields, ...(isTermMoved && { termChanges: sql`${homeworks.termChanges} + 1` }) })
    .where(eq(homeworks.id, id))
}

/** Deletes a draft with its work. */
export async function removeHomework(
  ctx: Ctx,
  { id, workId }: { id: number; workId: number },
): Promise<void> {
  await ctx.db.delete(homeworks).where(eq(homeworks.id, id))
  await removeWork(ctx.db, workId)
}

/** Deletes the sets of a draft other than the ordinary one. */
export async function dropSets(ctx: Ctx, baseId: number): Promise<void> {
  const { rows } = await ctx.sql.query<{ workId: number }>({
    name: 'drop_homework_sets',
    text: 'delete from homeworks where base_id = $1 and published_at is null returning work_id as "workId"',
    values: [baseId],
  })
  for (const { workId } of rows) await removeWork(ctx.db, workId)
}

/** Closes all sets of the assignment for answers. Idempotent. */
export async function closeHomework(
  ctx: Ctx,
  { id, baseId }: { id: number; baseId: number | null },
  isArchived: boolean,
): Promise<void> {
  const { rows } = await ctx.sql.query<{ workId: number }>({
    name: 'close_homework',
    text: `update homeworks set closed_at = coalesce(closed_at, $2),
        archived_at = case when $3::boolean then coalesce(archived_at, $2) else archived_at end
      where id = $1 or base_id = $1 returning work_id as "workId"`,
    values: [baseId ?? id, ctx.now, isArchived],
  })
  for (const { workId } of rows) await closeAttempts(ctx, workId)
}

/** Publishes a copy of a homework with another work for the same pupils. @returns its id */
export async function giveCopy(
  unit: Unit & { readonly now: Date },
  homeworkId: number,
  {
    workId,
    baseId,
    softDeadlineAt,
  }: { workId: number; baseId: number | null; softDeadlineAt: string | null },
): Promise<number> {
  const { rows } = await unit.sql.query<{ id: number }>({
    name: 'give_repeated_set',
    text: `with made as (
        insert into homeworks (source, title, intro, intro_html, discipline_id, set_id, author_id, shared_by_id, work_id, thing_work_id,
          level, base_id, soft_deadline_at, mark_scale, created_at, published_at)
        select source, title, intro, intro_html, discipline_id, set_id, author_id, shared_by_id, $2, thing_work_id,
          level, $3, $4::timestamptz, mark_scale, $5, $5 from homeworks where id = $1 returning id
      ), given as (
        insert into homework_targets (homework_id, target, target_id)
        select made.id, t.target, t.target_id from made, homework_targets t where t.homework_id = $1
      ) select id from made`,
    values: [homeworkId, workId, baseId, softDeadlineAt, unit.now],
  })
  return rows[0]!.id
}

/** @returns false when pupils were already reminded on this day */
export async function noteReminder(ctx: Ctx, homeworkId: number, day: string): Promise<boolean> {
  const { rowCount } = await ctx.sql.query({
    name: 'note_homework_reminder',
    text: `insert into homework_reminders (homework_id, day, sent_by, sent_at) values ($1, $2, $3, $4) on conflict do nothing`,
    values: [homeworkId, day, ctx.viewer.id, ctx.now],
  })
  return rowCount === 1
}
