import type { Ctx } from '@school/kernel/server'
import { putTargets, addHomework, type HomeworkFields, putIntoSet } from '@school/homeworks/server'
import type { Level } from '@school/homeworks/contract'
import type { HomeworkBody } from '../contract/managed.ts'
import { accessManagedToChange, refuse } from './access.ts'
import type { ManagedRow } from './managed-queries.ts'
import { rulesBy } from './work-rules.ts'

export interface SetOf {
  level?: Level | null
  baseId?: number | null
}

/** Adds one set for its pupils. @returns its id */
export async function addSet(
  ctx: Ctx,
  body: HomeworkBody,
  common: HomeworkFields,
  of: SetOf = {},
): Promise<number> {
  const id = await addHomework(ctx, { taskIds: body.taskIds, rules: rulesBy(body) }, { ...common, ...of })
  await putTargets(ctx, id, body)
  return id
}

/** The sets other than the ordinary one: each is a homework given to its pupils by name. */
export async function addSets(
  ctx: Ctx,
  baseId: number,
  body: HomeworkBody,
  common: HomeworkFields,
): Promise<void> {
  for (const { level, taskIds, userIds } of body.levels) {
    const own = { ...body, taskIds, userIds, schoolClassIds: [], exceptUserIds: [] }
    await addSet(ctx, own, common, { level, baseId })
  }
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
  await putIntoSet(ctx, { baseId: base.id, setIds: ids }, homeworkId, { userId, isOfClass })
  return base
}
