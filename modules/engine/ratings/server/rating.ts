import type { Avatar } from '@school/users/contract'
import { avatarSql } from '@school/users/server'
import { seesPhotoSql } from '@school/school-classes/server'
import type { Sql } from '@school/db'
import { boardSql, boardValues, findBandAt, findStretch, type RatingFilter, slicesSql } from './board.ts'
import { isRankedSql, ratingCount } from '@school/works/server'
import type { Result } from './placed.ts'

/** Only the first attempt has a place: later ones were made after seeing the solutions. */
const rated = `a.work_id = $1 and ${isRankedSql('a')}`

export interface RatedRow {
  attemptId: number
  userId: number
  firstName: string
  lastName: string
  /** Whether strangers may see the short name. */
  publicProfile: boolean
  avatar: Avatar | null
  /** Grade at the time of the result. */
  gradeIndex: number | null
  points: number
  maxPoints: number
}

export interface PlacedRow extends RatedRow {
  place: number
}

/** Condition on rows of a board; the grade is $2, the region $3, as in the board itself. */
function conditionOf({ gradeIndex, regionId }: RatingFilter): { name: string; text: string } {
  const byGrade = gradeIndex != null
  const byRegion = regionId != null
  return {
    name: `${byGrade ? '_of_grade' : ''}${byRegion ? '_of_region' : ''}`,
    // Every text mentions all parameters so that the list of values is the same for all queries.
    text: `${rated} and ${byGrade ? 'a.grade_index = $2::int' : '$2::int is not null'}
      and ${byRegion ? 'a.region_id = $3::int' : '$3::int is not null'}`,
  }
}

/** Names are joined only for the shown rows, not for skipped ones. @param viewer a placeholder */
const withNames = (picked: string, viewer: string): string =>
  `select p.id as "attemptId", p.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName",
      u.public_profile as "publicProfile", ${avatarSql('u', seesPhotoSql('u', viewer))} as avatar, p.grade_index as "gradeIndex", p.points, p.max_points as "maxPoints"
    from (${picked}) p join users u on u.id = p.user_id order by p.points desc, p.id`

/** Equal points share a place; the next place skips as many as share it. @param offset of the first row, from 0 */
export function placed(rows: readonly RatedRow[], firstPlace: number, offset: number): PlacedRow[] {
  let place = firstPlace
  return rows.map((row, index) => {
    if (index > 0 && row.points !== rows[index - 1]!.points) place = offset + index + 1
    return { ...row, place }
  })
}

/** Shorter ties are read without slices. */
const longTie = 100

/** A page of the rating; people with equal points are in the order of their start, so pages are stable. */
export async function listRating(
  sql: Sql,
  workId: number,
  { page, limit, viewerId = 0 }: { page: number; limit: number; viewerId?: number },
  filter: RatingFilter = {},
): Promise<{ rows: PlacedRow[]; total: number }> {
  const offset = (page - 1) * limit
  const band = await findBandAt(sql, workId, filter, offset)
  if (!band) return { rows: [], total: 0 }
  if (offset >= band.total) return { rows: [], total: band.total }
  const inTie = offset - band.above
  const { from, skip } =
    inTie > longTie && filter.regionId == null
      ? await findStretch(sql, workId, filter, band.points, inTie)
      : { from: 0, skip: inTie }
  const condition = conditionOf(filter)
  const { rows } = await sql.query<RatedRow>({
    name: `list_rating${condition.name}`,
    text: withNames(
      `select * from (
        (select a.* from attempts a where ${condition.text} and a.points = $4 and a.id >= $5 order by a.id offset $6 limit $7)
        union all
        (select a.* from attempts a where ${condition.text} and a.points < $4 order by a.points desc nulls last, a.id limit $7)
      ) a order by a.points desc, a.id limit $7`,
      '$8::int',
    ),
    values: [...boardValues(workId, filter), band.points, from, skip, limit, viewerId],
  })
  return { rows: placed(rows, band.above + 1, offset), total: band.total }
}

export interface Place {
  place: number
  participants: number
}

/** `index`: number of rows above in the list, from 0. */
type PlaceInList = Place & { index: number }

interface Mine {
  id: number
  points: number
  maxPoints: number
}

async function findMine(
  sql: Sql,
  workId: number,
  userId: number,
  filter: RatingFilter,
): Promise<Mine | undefined> {
  const { rows } = await sql.query<Mine & { gradeIndex: number | null; regionId: number | null }>({
    name: 'find_rated',
    text: `select a.id, a.points, a.max_points as "maxPoints", a.grade_index as "gradeIndex", a.region_id as "regionId" from attempts a where ${rated} and a.user_id = $2`,
    values: [workId, userId],
  })
  const [mine] = rows
  const isHere =
    mine &&
    (filter.gradeIndex == null || filter.gradeIndex === mine.gradeIndex) &&
    (filter.regionId == null || filter.regionId === mine.regionId)
  return isHere ? mine : undefined
}

async function placeOf(sql: Sql, workId: number, mine: Mine, filter: RatingFilter): Promise<Place> {
  const { rows } = await sql.query<{ above: number; participants: number }>({
    name: 'place_of',
    text: `with ${boardSql}
      select coalesce(sum(people) filter (where points > $4), 0)::int as above, coalesce(sum(people), 0)::int as participants
      from board`,
    values: [...boardValues(workId, filter), mine.points],
  })
  const { above, participants } = rows[0]!
  return { place: above + 1, participants }
}

async function placeInList(sql: Sql, workId: number, mine: Mine, filter: RatingFilter): Promise<PlaceInList> {
  const condition = conditionOf(filter)
  // Buckets of a region have no slices: its ties are counted row by row.
  const from = filter.regionId == null ? (mine.id >> ratingCount.sliceBits) << ratingCount.sliceBits : 0
  const { rows } = await sql.query<{ above: number; participants: number; before: number }>({
    name: `place_in_list${condition.name}`,
    text: `with ${boardSql}, ${slicesSql}
      select (select coalesce(sum(people) filter (where points > $4), 0)::int from board) as above,
        (select coalesce(sum(people), 0)::int from board) as participants,
        (select coalesce(sum(people), 0) from slices where $3::int = ${ratingCount.everywhere} and slice < $5::int >> ${ratingCount.sliceBits})::int
          + (select count(*) from attempts a where ${condition.text} and a.points = $4 and a.id >= $6 and a.id < $5)::int as before`,
    values: [...boardValues(workId, filter), mine.points, mine.id, from],
  })
  const { above, participants, before } = rows[0]!
  return { place: above + 1, participants, index: above + before }
}

/** Place of a person; undefined before their first attempt is judged, and outside of the filter. `hasPlace` decides whether it is shown. */
export async function findPlace(
  sql: Sql,
  workId: number,
  userId: number,
  filter: RatingFilter = {},
): Promise<(Place & Result) | null> {
  const mine = await findMine(sql, workId, userId, filter)
  if (!mine) return null
  const { points, maxPoints } = mine
  return { ...(await placeOf(sql, workId, mine, filter)), points, maxPoints }
}

const neighbours = 5

/** Place of a person with its neighbours. */
export async function findPlaceAround(sql: Sql, workId: number, userId: number, filter: RatingFilter = {}) {
  const mine = await findMine(sql, workId, userId, filter)
  if (!mine) return null
  const place = await placeInList(sql, workId, mine, filter)
  const condition = conditionOf(filter)
  const some = (where: string, order: string, more = '') =>
    `(select a.* from attempts a where ${condition.text} and ${where} order by ${order} limit $6${more})`
  const { rows } = await sql.query<RatedRow>({
    name: `list_around${condition.name}`,
    // Four short index scans: up and down, within the tie and beyond it.
    text: withNames(
      `
      (select * from (${some('a.points = $4 and a.id < $5', 'a.id desc')}
        union all ${some('a.points > $4', 'a.points nulls first, a.id desc')}) up order by points, id desc limit $6)
      union all
      (select * from (${some('a.points = $4 and a.id >= $5', 'a.id', ' + 1')}
        union all ${some('a.points < $4', 'a.points desc nulls last, a.id', ' + 1')}) down order by points desc, id limit $6 + 1)`,
      '$7::int',
    ),
    values: [...boardValues(workId, filter), mine.points, mine.id, neighbours, userId],
  })
  const offset = place.index - rows.findIndex(({ attemptId }) => attemptId === mine.id)
  const band = await findBandAt(sql, workId, filter, offset)
  return { ...place, around: placed(rows, (band?.above ?? 0) + 1, offset) }
}
