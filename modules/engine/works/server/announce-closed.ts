import type { Unit } from '@school/db'
import type { Announce } from '@school/kernel/server'
import { workClosed } from '../contract/events.ts'
import { isWorkClosed } from './queries.ts'
import type { WorkRules } from '@school/work-rules/server'

/** Emits `workClosed` when the last open task of a practice was closed not by its pupil but by a review or a corrected key. */
export async function announceIfClosed(
  { sql, announce }: Unit & { readonly announce: Announce },
  { id, userId, workId, rules }: { id: number; userId: number; workId: number; rules: WorkRules | null },
): Promise<void> {
  if (rules === null && (await isWorkClosed(sql, workId, id))) await announce(workClosed, { userId, workId })
}
