import type { Db } from '@school/db'
import { and, eq, notInArray } from 'drizzle-orm'
import type { WorkRules } from '@school/work-rules/server'
import { works, workTasks } from './tables.ts'

/**
 * Sets the tasks of the work with this key, in this order. Idempotent;
 * answers to removed tasks are kept.
 * @param rules `null` is practice without a time limit
 * @returns the work's id
 */
export async function putWork(
  db: Db,
  key: string,
  kind: string,
  taskIds: readonly number[],
  rules: WorkRules | null = null,
): Promise<number> {
  await db
    .insert(works)
    .values({ key, kind, rules })
    .onConflictDoUpdate({ target: works.key, set: { kind, rules } })
  const [work] = await db.select({ id: works.id }).from(works).where(eq(works.key, key))
  await putTasks(db, work!.id, taskIds)
  return work!.id
}

export async function putTasks(db: Db, workId: number, taskIds: readonly number[]): Promise<void> {
  const gone = taskIds.length ? notInArray(workTasks.taskId, [...taskIds]) : undefined
  await db.delete(workTasks).where(and(eq(workTasks.workId, workId), gone))
  for (const [index, taskId] of taskIds.entries()) {
    await db
      .insert(workTasks)
      .values({ workId, taskId, position: index + 1 })
      .onConflictDoUpdate({ target: [workTasks.workId, workTasks.taskId], set: { position: index + 1 } })
  }
}

/** Replaces the tasks and the rules of a work without attempts. */
export async function restateWork(
  db: Db,
  workId: number,
  taskIds: readonly number[],
  rules: WorkRules,
): Promise<void> {
  await db.update(works).set({ rules }).where(eq(works.id, workId))
  await putTasks(db, workId, taskIds)
}

/** Deletes a work without attempts. @throws when there are attempts */
export async function removeWork(db: Db, workId: number): Promise<void> {
  await db.delete(works).where(eq(works.id, workId))
}
