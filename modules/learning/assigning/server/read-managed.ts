import { changeSeen } from '@school/versions/server'
import type { Ctx } from '@school/kernel/server'
import { listTasksOf, findAssigned } from '@school/homeworks/server'
import { homeworks } from '@school/homeworks/tables'
import type { BankTask, ManagedHomework } from '../contract/managed.ts'
import { accessManaged, managedCan } from './access.ts'
import type { Asked } from './actions.ts'
import { listChosen } from './bank-queries.ts'
import { presentManaged } from './present.ts'
import type { ManagedRow } from './managed-queries.ts'
import { placedIn } from './rules/levels.ts'
import { listOtherSets, type SetOfDraft } from './set-queries.ts'

/** Tasks of a work with the lesson or the set of each. */
async function readTasks(ctx: Ctx, workId: number): Promise<BankTask[]> {
  const tasks = await listTasksOf(ctx.sql, workId)
  const known = await listChosen(
    ctx,
    tasks.map(({ id }) => id),
  )
  const places = new Map(known.map(({ id, from }) => [id, from]))
  return tasks.map((task) => ({ ...task, from: places.get(task.id) ?? '' }))
}

/** Empty for a homework without sets by level. */
const otherSetsOf = ({ id, level }: ManagedRow, ctx: Ctx): Promise<SetOfDraft[]> =>
  level === 'b' ? listOtherSets(ctx.sql, id) : Promise.resolve([])

/** A homework of the viewer with all its form fields. @throws homework_not_found */
export async function readManaged(ctx: Ctx, homeworkId: number): Promise<ManagedHomework> {
  const homework = await accessManaged(ctx, homeworkId)
  const others = await otherSetsOf(homework, ctx)
  const placed = new Set(placedIn(others))
  const levels: ManagedHomework['levels'] = []
  for (const { level, workId, userIds } of others)
    levels.push({ level, userIds, tasks: await readTasks(ctx, workId) })
  return {
    ...presentManaged(homework, await findAssigned(ctx, [homework]), ctx.now),
    intro: homework.intro,
    tasks: await readTasks(ctx, homework.workId),
    schoolClassIds: homework.classes.map(({ id }) => id),
    userIds: homework.userIds,
    exceptUserIds: homework.exceptUserIds.filter((id) => !placed.has(id)),
    levels,
    tries: homework.rules.tries,
    solution: homework.rules.solution,
    markScale: homework.markScale as ManagedHomework['markScale'],
    publishedAt: homework.publishedAt?.toISOString() ?? null,
    version: homework.version,
    serverNow: ctx.now.toISOString(),
    can: managedCan(homework),
  }
}

/** Tasks of a work that may be given again: those of the bank. */
async function askableOf(ctx: Ctx, workId: number): Promise<number[]> {
  const tasks = await listTasksOf(ctx.sql, workId)
  const known = await listChosen(
    ctx,
    tasks.map(({ id }) => id),
  )
  return known.map(({ id }) => id)
}

/** Tasks of a homework that may be given again, set by set. */
export async function askable(ctx: Ctx, homework: ManagedRow): Promise<Asked> {
  const levels: Asked['levels'] = []
  for (const { level, workId } of await otherSetsOf(homework, ctx))
    levels.push({ level, taskIds: await askableOf(ctx, workId) })
  return { taskIds: await askableOf(ctx, homework.workId), thingId: homework.thingWorkId, levels }
}

/**
 * Starts a change of a homework based on the version that the viewer has seen.
 * @returns `false` when the requested state is already saved @throws changed_meanwhile
 */
export const requireSeen = (
  ctx: Ctx,
  { id }: ManagedRow,
  wanted: Parameters<typeof changeSeen>[3],
): Promise<boolean> =>
  changeSeen(ctx, { key: homeworks.id, version: homeworks.version }, id, wanted, async () => ({
    ...(await readManaged(ctx, id)),
  }))
