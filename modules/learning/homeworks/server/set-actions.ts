import { randomUUID } from 'node:crypto'
import type { Ctx } from '@school/kernel/server'
import { closeAttempts, putWork, removeWork } from '@school/works/server'
import type { HomeworkBody } from '../contract/managed.ts'
import { accessManagedToChange, refuse } from './access.ts'
import type { ManagedRow } from './queries.ts'
import { putTargets, rulesBy } from './stated.ts'
import { homeworks } from './tables.ts'

type Row = typeof homeworks.$inferInsert
/** Fields common to all sets of an assignment. */
export type Common = Omit<Row, 'workId' | 'level' | 'baseId'>

export interface SetOf {
  level?: Row['level']
  baseId?: number | null
}

/** One homework with a work of its own. @returns its id */
export async function addHomework(
  ctx: Ctx,
  body: HomeworkBody,
  common: Common,
  of: SetOf = {},
): Promise<number> {
  const workId = await putWork(ctx.db, `homework:${randomUUID()}`, 'homework', body.taskIds, rulesBy(body))
  const [made] = await ctx.db
    .insert(homeworks)
    .values({ ...common, ...of, workId })
    .returning({ id: homeworks.id })
  await putTargets(ctx, made!.id, body)
  return made!.id
}

/** The sets other than the ordinary one: each is a homework given to its pupils by name. */
export async function addSets(ctx: Ctx, baseId: number, body: HomeworkBody, common: Common): Promise<void> {
  for (const { level, taskIds, userIds } of body.levels) {
    const own = { ...body, taskIds, userIds, schoolClassIds: [], exceptUserIds: [] }
    await addHomework(ctx, own, common, { level, baseId })
  }
}

/** Deletes the sets of a draft. */
export async function dropSets(ctx: Ctx, baseId: number): Promise<void> {
  const { rows } = await ctx.sql.query<{ workId: number }>({
    name: 'drop_homework_sets',
    text: 'delete from homeworks where base_id = $1 and published_at is null returning work_id as "workId"',
    values: [baseId],
  })
  for (const { workId } of rows) await removeWork(ctx.db, workId)
}

/** Closes all sets of the assignment for answers. Idempotent. */
export async function closeHomework(ctx: Ctx, homework: ManagedRow, isArchived: boolean): Promise<void> {
  const { rows } = await ctx.sql.query<{ workId: number }>({
    name: 'close_homework',
    text: `update homeworks set closed_at = coalesce(closed_at, $2),
        archived_at = case when $3::boolean then coalesce(archived_at, $2) else archived_at end
      where id = $1 or base_id = $1 returning work_id as "workId"`,
    values: [homework.baseId ?? homework.id, ctx.now, isArchived],
  })
  for (const { workId } of rows) await closeAttempts(ctx, workId)
}

/**
 * Moves a pupil who has not started to another set of the assignment. Idempotent.
 * @throws homework_not_found, homework_ended, pupil_not_yours, set_begun
 */
export async function movePupil(ctx: Ctx, homeworkId: number, userId: number): Promise<ManagedRow> {
  const { baseId, id } = await accessManagedToChange(ctx, homeworkId)
  const base = await accessManagedToChange(ctx, baseId ?? id)
  const wanted = base.sets.find((set) => set.homeworkId === homeworkId)
  if (!wanted) throw refuse('homework_not_found')
  if (base.closedAt !== null) throw refuse('homework_ended')
  const ids = base.sets.map((set) => set.homeworkId)
  const { rows } = await ctx.sql.query<{ isOwn: boolean; hasBegun: boolean; isOfClass: boolean }>({
    name: 'find_pupil_of_sets',
    text: `select exists (select from class_members me join class_members m on m.school_class_id = me.school_class_id and m.role = 'pupil'
          where me.user_id = $3 and me.role = 'teacher' and m.user_id = $2) as "isOwn",
        exists (select from homeworks h join attempts a on a.work_id = h.work_id and a.user_id = $2 where h.id = any($1::int[])) as "hasBegun",
        exists (select from homework_targets t join class_members m on m.school_class_id = t.target_id and m.role = 'pupil'
          where t.homework_id = $4 and t.target = 'class' and m.user_id = $2) as "isOfClass"`,
    values: [ids, userId, ctx.viewer.id, base.id],
  })
  const { isOwn, hasBegun, isOfClass } = rows[0]!
  if (!isOwn) throw refuse('pupil_not_yours')
  if (hasBegun) throw refuse('set_begun')
  await ctx.sql.query({
    name: 'take_pupil_from_sets',
    text: `delete from homework_targets where homework_id = any($1::int[]) and target in ('user', 'except') and target_id = $2`,
    values: [ids, userId],
  })
  const isOrdinary = homeworkId === base.id
  const put = [
    ...(isOrdinary && isOfClass ? [] : [{ homeworkId, target: 'user' }]),
    ...(isOrdinary ? [] : [{ homeworkId: base.id, target: 'except' }]),
  ]
  for (const row of put)
    await ctx.sql.query({
      name: 'put_pupil_into_set',
      text: 'insert into homework_targets (homework_id, target, target_id) values ($1, $2, $3) on conflict do nothing',
      values: [row.homeworkId, row.target, userId],
    })
  return base
}
