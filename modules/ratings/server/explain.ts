import type { Sql } from '@school/db'
import type { PlaceReason } from '../contract/rating.ts'
import { findRatedAttempt, listSolved, percentOf } from '@school/works/server'
import { findBandOf, type RatingFilter } from './board.ts'
import { findPlace } from './rating.ts'

/**
 * Why a place is what it is: how many have more, how many have as much; the viewer's own by tasks.
 * Nothing when nobody has the place: after two who share the first comes the third.
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
    percent: percentOf(points, maxPoints),
    above,
    sharing: people,
    participants: total,
    tasks: attempt && (await listSolved(sql, attempt)),
  }
}
