import type { Sql } from '@school/db'
import type { Aim } from '../contract/metric.ts'
import { refuse } from './access.ts'
import { findKnown, listSame } from './queries.ts'
import { keptAim, refuseAim } from './rules/aim.ts'

/** What is kept of an aim. @param today by the clock of the pupil @throws whatever is wrong with it */
export async function requireAim(sql: Sql, asked: Aim, today: string): Promise<Aim> {
  const aim = keptAim(asked)
  const refusal = refuseAim(aim, await findKnown(sql, aim), today)
  if (refusal) throw refuse(refusal)
  return aim
}

/** @throws objective_twice when the pupil has such a goal, or one waits for the pupil's word */
export async function requireNew(sql: Sql, userId: number, aim: Aim): Promise<void> {
  const same = await listSame(sql, [userId], aim, ['proposed', 'active'])
  if (same.length > 0) throw refuse('objective_twice')
}
