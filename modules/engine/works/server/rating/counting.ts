import { isRankedSql } from './first-result.ts'
import type { Sql } from '@school/db'
import type { SingleJob, WalkingJob } from '@school/kernel/server'
import { regionsSql } from '@school/organizations/server'

/** Bucket values for «every grade», «every region» and «all who share the points». */
export const everybody = -1
export const everywhere = 0
export const whole = -1
/** A slice is 2¹⁵ attempts in a row: paging through a tie reads at most one slice. */
export const sliceBits = 15

/** How many first attempts of a school are summed up. */
export const bestOfSchool = 10

/** The columns of a fresh result: a part of an `insert` whose rows are attempts. */
const freshSql = `insert into rating_fresh (attempt_id, work_id, points, max_points, grade_index)
    select id, work_id, points, max_points, grade_index from attempts`
const newerSql = `on conflict (attempt_id) do update
    set points = excluded.points, max_points = excluded.max_points, grade_index = excluded.grade_index`

/** Adds judged first attempts to the rating: they are visible at once and moved into the buckets within a minute. */
export async function rateAttempts(sql: Sql, attemptIds: readonly number[]): Promise<void> {
  if (attemptIds.length === 0) return
  await sql.query({
    name: 'rate_attempts',
    text: `${freshSql} where id = any($1::int[]) and excluded_at is null ${newerSql}`,
    values: [attemptIds],
  })
}

/** Keeps a transaction short: about a second. */
const portion = 20_000

/**
 * The order of locks for all changes of a rating: attempts in the order of their ids, then the rating of their work by this key, then its rows.
 * The counting job waits for neither: locked rows are counted by the next run.
 */
const ratingLock = 5_081

export async function lockRating(sql: Sql, workId: number): Promise<void> {
  await sql.query({
    name: 'lock_rating',
    text: 'select pg_advisory_xact_lock($1::int, $2::int)',
    values: [ratingLock, workId],
  })
}

/** Fresh results that are not locked by others, locked until the commit. */
async function takeFresh(sql: Sql): Promise<number[]> {
  const { rows } = await sql.query<{ id: number; workId: number }>({
    name: 'take_fresh_results',
    text: `select f.attempt_id as id, f.work_id as "workId" from rating_fresh f join attempts a on a.id = f.attempt_id
      order by f.attempt_id limit ${portion} for no key update of f, a skip locked`,
  })
  const { rows: free } = await sql.query<{ workId: number }>({
    name: 'take_free_ratings',
    text: `select id as "workId" from unnest($2::int[]) id where pg_try_advisory_xact_lock($1::int, id)`,
    values: [ratingLock, [...new Set(rows.map(({ workId }) => workId))].toSorted((a, b) => a - b)],
  })
  const works = new Set(free.map(({ workId }) => workId))
  return rows.filter(({ workId }) => works.has(workId)).map(({ id }) => id)
}

/** The buckets in which a result is counted. */
const boardsOf = (s: string) => `(values
    (${everybody}, ${everywhere}, ${whole}), (${everybody}, ${everywhere}, ${s}.id >> ${sliceBits}),
    (${s}.grade_index, ${everywhere}, ${whole}), (${s}.grade_index, ${everywhere}, ${s}.id >> ${sliceBits}),
    (${everybody}, ${s}.region_id, ${whole}), (${s}.grade_index, ${s}.region_id, ${whole})
  ) board (grade_index, region_id, slice)`

/** Extension point: the schools of the pupils of attempts; pupils without a school are left out. A higher module knows them. */
export type FindSchools = (
  sql: Sql,
  attemptIds: readonly number[],
) => Promise<readonly { attemptId: number; schoolId: number }[]>

/** Moves fresh results into the buckets and gives them the school and the region of their pupils. @returns how many were moved */
export async function countResults(sql: Sql, findSchools: FindSchools): Promise<number> {
  const fresh = await takeFresh(sql)
  if (fresh.length === 0) return 0
  const seats = await findSchools(sql, fresh)
  const { rows } = await sql.query<{ workIds: number[]; schoolIds: number[]; count: number }>({
    name: 'count_results',
    values: [fresh, seats.map((seat) => seat.attemptId), seats.map((seat) => seat.schoolId)],
    text: `with recursive ${regionsSql}, taken as (
        delete from rating_fresh where attempt_id = any($1::int[]) returning attempt_id
      ), seats as (
        select t.attempt_id as id, s.school_id, r.region_id
        from taken t
        left join unnest($2::int[], $3::int[]) s (attempt_id, school_id) on s.attempt_id = t.attempt_id
        left join regions r on r.id = s.school_id
      ), seated as (
        update attempts a set school_id = seats.school_id, region_id = seats.region_id
        from seats where a.id = seats.id and ${isRankedSql('a')}
        returning a.id, a.work_id, a.points, a.max_points, a.grade_index, seats.school_id, seats.region_id
      ), counted as (
        insert into rating_buckets (work_id, grade_index, region_id, slice, points, max_points, people)
        select s.work_id, board.grade_index, board.region_id, board.slice, s.points, case when board.slice = ${whole} then s.max_points else 0 end, count(*)
        from seated s
        cross join lateral ${boardsOf('s')}
        where board.grade_index is not null and board.region_id is not null
        group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
        on conflict (work_id, grade_index, region_id, slice, points, max_points) do update set people = rating_buckets.people + excluded.people
      ), schools as (select distinct work_id, school_id from seated where school_id is not null)
      select (select count(*)::int from taken) as count,
        array(select work_id from schools order by work_id, school_id) as "workIds",
        array(select school_id from schools order by work_id, school_id) as "schoolIds"`,
  })
  const { workIds, schoolIds, count } = rows[0]!
  if (schoolIds.length > 0) await sumSchools(sql, workIds, schoolIds)
  return count
}

/** Recomputes the sums of schools: each reads a few rows of its own index. */
export async function sumSchools(
  sql: Sql,
  workIds: readonly number[],
  schoolIds: readonly number[],
): Promise<void> {
  await sql.query({
    name: 'sum_schools',
    text: `insert into school_results (work_id, school_id, participants, points)
      select s.work_id, s.school_id, own.participants, best.points
      from unnest($1::int[], $2::int[]) s (work_id, school_id)
      join organizations o on o.id = s.school_id
      cross join lateral (
        select count(*)::int as participants from attempts a
        where a.work_id = s.work_id and a.school_id = s.school_id and ${isRankedSql('a')}
      ) own
      cross join lateral (
        select coalesce(sum(points), 0)::int as points from (
          select a.points from attempts a
          where a.work_id = s.work_id and a.school_id = s.school_id and ${isRankedSql('a')}
          order by a.points desc nulls last limit $3
        ) first
      ) best
      order by s.work_id, s.school_id
      on conflict (work_id, school_id) do update set participants = excluded.participants, points = excluded.points`,
    values: [workIds, schoolIds, bestOfSchool],
  })
}

export interface SchoolOfResult {
  workId: number
  schoolId: number | null
}

/** Removes the result of a locked attempt that is continued from the rating; its next judgement adds it again. */
export async function takeResultBack(sql: Sql, workId: number, attemptId: number): Promise<void> {
  await lockRating(sql, workId)
  for (const school of await takeOutOfBuckets(sql, [attemptId])) await resumSchool(sql, school)
}

/** The same for many attempts, whose ratings are locked. @returns their schools, for `sumSchools` after the attempts have changed */
export async function takeOutOfBuckets(
  sql: Sql,
  attemptIds: readonly number[],
): Promise<{ workId: number; schoolId: number }[]> {
  const { rows } = await sql.query<{ workId: number; schoolId: number }>({
    name: 'take_results_back',
    text: `with fresh as (delete from rating_fresh where attempt_id = any($1::int[]) returning attempt_id),
      counted as (
        select * from attempts where id = any($1::int[]) and excluded_at is null and id not in (select attempt_id from fresh)
      ), gone as (
        select s.work_id, board.grade_index, board.region_id, board.slice, s.points,
          case when board.slice = ${whole} then s.max_points else 0 end as max_points, count(*)::int as people
        from counted s cross join lateral ${boardsOf('s')} group by 1, 2, 3, 4, 5, 6
      ), taken as (
        update rating_buckets b set people = b.people - gone.people from gone
        where b.work_id = gone.work_id and b.grade_index = gone.grade_index and b.region_id = gone.region_id and b.slice = gone.slice
          and b.points = gone.points and b.max_points = gone.max_points
      )
      select distinct work_id as "workId", school_id as "schoolId" from counted where school_id is not null order by 1, 2`,
    values: [attemptIds],
  })
  return rows
}

/** Recomputes the sum of the school of an attempt after a change. */
export async function resumSchool(sql: Sql, { workId, schoolId }: SchoolOfResult): Promise<void> {
  if (schoolId !== null) await sumSchools(sql, [workId], [schoolId])
}

/** Recounts a rating from the beginning: after points were changed by hand, as by an appeal. Places stay correct meanwhile. */
export async function recountRating(sql: Sql, workId: number): Promise<void> {
  await lockRating(sql, workId)
  await sql.query({ text: 'delete from rating_buckets where work_id = $1', values: [workId] })
  await sql.query({ text: 'delete from school_results where work_id = $1', values: [workId] })
  await sql.query({
    text: `${freshSql} where work_id = $1 and ${isRankedSql(null)} ${newerSql}`,
    values: [workId],
  })
}

export const countResultsJob = (findSchools: FindSchools): SingleJob => ({
  name: 'count-results',
  schedule: '* * * * *',
  summary: 'Moves fresh results into the buckets of ratings, so that reading a place stays short',
  run: async (ctx) => {
    await countResults(ctx.sql, findSchools)
  },
})

/** Repairs ratings after users were deleted together with their results. */
export const mendRatings: WalkingJob = {
  name: 'mend-ratings',
  schedule: '20 * * * *',
  summary: 'Recounts ratings whose buckets differ from the results',
  list: async ({ sql }, { after, except }) => {
    const { rows } = await sql.query<{ workId: number }>({
      name: 'list_broken_ratings',
      text: `with counted as (
          select work_id, sum(people) as people from rating_buckets
          where grade_index = ${everybody} and region_id = ${everywhere} and slice = ${whole} group by 1
        ), actual as (
          select a.work_id, count(*) as people from attempts a
          where ${isRankedSql('a')} and not exists (select from rating_fresh f where f.attempt_id = a.id) group by 1
        )
        select work_id as "workId" from counted full join actual using (work_id)
        where counted.people is distinct from actual.people and work_id > $1 and work_id <> all($2::int[]) order by work_id`,
      values: [after ?? 0, except],
    })
    return rows.map(({ workId }) => workId)
  },
  each: async ({ sql }, workIds) => {
    for (const workId of workIds) await recountRating(sql, workId)
  },
}
