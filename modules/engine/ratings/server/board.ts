import type { Sql } from '@school/db'
import { ratingCount } from '@school/works/server'

/** Board of the rating: everybody by default. */
export interface RatingFilter {
  gradeIndex?: number | null | undefined
  /** A region of the tree of organizations; a result gets it within a minute. */
  regionId?: number | null | undefined
}

export const boardValues = (workId: number, { gradeIndex, regionId }: RatingFilter) => [
  workId,
  gradeIndex ?? ratingCount.everybody,
  regionId ?? ratingCount.everywhere,
]

/** SQL: fresh results of the board; their regions are not known yet. $1 work, $2 grade, $3 region */
const freshSql = `from rating_fresh f
    where f.work_id = $1 and $3::int = ${ratingCount.everywhere} and ($2::int = ${ratingCount.everybody} or f.grade_index = $2::int)`

const bucketsSql = `from rating_buckets b where b.work_id = $1 and b.grade_index = $2::int and b.region_id = $3::int`

/** SQL: `board (points, max_points, people)`: a row per number of points, several while results are fresh. */
export const boardSql = `board as (
    select b.points, b.max_points, b.people ${bucketsSql} and b.slice = ${ratingCount.whole}
    union all
    select f.points, f.max_points, 1 ${freshSql}
  )`

/** SQL: people with the points $4 by slices of attempts: `slices (slice, people)`. */
export const slicesSql = `slices as (
    select b.slice, b.people ${bucketsSql} and b.points = $4 and b.slice <> ${ratingCount.whole}
    union all
    select f.attempt_id >> ${ratingCount.sliceBits}, 1 ${freshSql} and f.points = $4
  )`

/** SQL: number of participants of a work. @param workId an expression */
export const participantsSql = (workId: string): string =>
  `((select coalesce(sum(people), 0) from rating_buckets where work_id = ${workId} and grade_index = ${ratingCount.everybody}
      and region_id = ${ratingCount.everywhere} and slice = ${ratingCount.whole})
    + (select count(*) from rating_fresh where work_id = ${workId}))::int`

/** All people with the same points. */
export interface Band {
  points: number
  maxPoints: number
  people: number
  /** Number of people with more points. */
  above: number
  /** Number of people on the whole board. */
  total: number
}

const bandsSql = `bands as (
    select points, max(max_points) as max_points, sum(people)::int as people,
      (sum(sum(people)) over (order by points desc) - sum(people))::int as above, (sum(sum(people)) over ())::int as total
    from board group by points having sum(people) > 0
  )`
const bandColumns = 'points, max_points as "maxPoints", people, above, total'

/** Band of a row, counted from 0; the last band for a row past the end. */
export async function findBandAt(
  sql: Sql,
  workId: number,
  filter: RatingFilter,
  offset: number,
): Promise<Band | undefined> {
  const { rows } = await sql.query<Band>({
    name: 'find_band_at',
    text: `with ${boardSql}, ${bandsSql} select ${bandColumns} from bands where above <= $4 order by above desc limit 1`,
    values: [...boardValues(workId, filter), offset],
  })
  return rows[0]
}

/** Band of a place; undefined for a place that is not taken: two people at place 1 are followed by place 3. */
export async function findBandOf(
  sql: Sql,
  workId: number,
  filter: RatingFilter,
  place: number,
): Promise<Band | undefined> {
  const { rows } = await sql.query<Band>({
    name: 'find_band_of',
    text: `with ${boardSql}, ${bandsSql} select ${bandColumns} from bands where above = $4`,
    values: [...boardValues(workId, filter), place - 1],
  })
  return rows[0]
}

/** Where to start reading a tie for a row: the first attempt to read, and how many rows to skip. */
export async function findStretch(
  sql: Sql,
  workId: number,
  filter: RatingFilter,
  points: number,
  offset: number,
): Promise<{ from: number; skip: number }> {
  const { rows } = await sql.query<{ slice: number; before: number }>({
    name: 'find_stretch',
    text: `with ${slicesSql}, steps as (
        select slice, (sum(sum(people)) over (order by slice) - sum(people))::int as before from slices group by slice
      )
      select slice, before from steps where before <= $5 order by before desc limit 1`,
    values: [...boardValues(workId, filter), points, offset],
  })
  const [found] = rows
  return found
    ? { from: found.slice << ratingCount.sliceBits, skip: offset - found.before }
    : { from: 0, skip: offset }
}
