import type { Sql } from '@school/db'
import type { PlaceReason } from '../contract/rating.ts'
import { findRatedAttempt, listSolved } from '@school/results/server'
import { percentOfPoints } from '@school/work-rules/server'
import { findBandOf, type RatingFilter } from './board.ts'
import { findPlace } from './rating.ts'

/**
 * Explains a place: how many have more points, how many have the same; the viewer's own by task.
 * Undefined when the place is not taken: two people at place 1 are followed by place 3.
 */
export async function explainPlace(
  sql: Sql,
  workId: number,
  place: number,
  viewerId: number,
  filter: RatingFilter = {},
): Promise<PlaceReason | null> {
  const band = await findBandOf(sql, workId, filter, place)
  if (!band) return null
  const { points, maxPoints, people, above, total } = band
  const mine = viewerId > 0 ? await findPlace(sql, workId, viewerId, filter) : null
  const attempt = mine?.place === place ? await findRatedAttempt(sql, workId, viewerId) : null
  return {
    place,
    points,
    maxPoints,
    percent: percentOfPoints(points, maxPoints),
    above,
    sharing: people,
    participants: total,
    tasks: attempt && (await listSolved(sql, attempt)),
  }
}
