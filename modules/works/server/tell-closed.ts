import type { Unit } from '@school/db'
import type { Announce } from '@school/kernel/server'
import { workClosed } from '../contract/events.ts'
import { isWorkClosed } from './queries.ts'
import type { WorkRules } from './rules/work-rules.ts'

/** Tells of a practice whose last open task somebody else than its pupil has closed: a review, a key that was put right. */
export async function tellIfClosed(
  { sql, announce }: Unit & { readonly announce: Announce },
  { id, userId, workId, rules }: { id: number; userId: number; workId: number; rules: WorkRules | null },
): Promise<void> {
  if (rules === null && (await isWorkClosed(sql, workId, id))) await announce(workClosed, { userId, workId })
}
