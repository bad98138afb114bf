/** @module-tag embedded */
import { inTransaction } from '@school/db'
import { openTestSchool, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { ratingCount } from '@school/works/server'
import {
  explainPlace,
  findPlace,
  findPlaceAround,
  listRatedRegions,
  listRating,
  type RatingFilter,
} from './index.ts'
import { listSchoolRating } from './schools.ts'

let school: TestSchool
let workId: number
/** Two regions: the first contains its school directly, the second through a municipality. */
let regions: number[]
let schoolsSql: string

interface Result {
  id: number
  userId: number
  grade: number
  region: number
  points: number
}
let results: Result[]

const people = 260

/**
 * Creates first attempts judged just now. Every fourth has one of three results, the others share one: a long tie.
 * Their ids are far apart, as in a school where much is solved at the same time.
 */
async function judge(from: number, to: number): Promise<void> {
  const rows = await school.rows<{ id: number; userId: number; grade: number; points: number }>(
    `with made as (
        insert into users (first_name, last_name, grade_index)
        select 'Гость ' || n, 'Крепостной', 5 + n % 3 from generate_series($2::int, $3::int) n returning id, first_name, grade_index
      ), numbered as (select id, grade_index, split_part(first_name, ' ', 2)::int as n from made)
      insert into attempts (id, work_id, user_id, started_at, finished_at, judged_at, points, max_points, grade_index)
      overriding system value
      select 900000 + n * 1500, $1, id, now(), now(), now(), (case when n % 4 = 0 then 300 * (n % 3) else 600 end), 1200, grade_index
      from numbered returning id, user_id as "userId", grade_index as grade, points`,
    [workId, from, to],
  )
  await school.rows(
    `insert into rating_fresh (attempt_id, work_id, points, max_points, grade_index)
       select id, work_id, points, max_points, grade_index from attempts where id = any($1::int[])`,
    [rows.map(({ id }) => id)],
  )
  results.push(...rows.map((row) => ({ ...row, region: regions[row.userId % 2]! })))
}

const findSchools: ratingCount.FindSchools = (_, attemptIds) =>
  school.rows(
    `select a.id as "attemptId", s.organization_id as "schoolId" from attempts a join (${schoolsSql}) s on s.user_id = a.user_id
      where a.id = any($1::int[])`,
    [attemptIds],
  )
const count = () => ratingCount.count(school.database.pool, findSchools)
const matches = ({ gradeIndex, regionId }: RatingFilter) =>
  results
    .filter((row) => gradeIndex == null || row.grade === gradeIndex)
    .filter((row) => regionId == null || row.region === regionId)
    .toSorted((a, b) => b.points - a.points || a.id - b.id)

/** Reference rating: sorts all results and counts those with more points. */
const byHand = (filter: RatingFilter) => {
  const rows = matches(filter)
  return rows.map(({ id, points }) => ({
    id,
    place: 1 + rows.filter((other) => other.points > points).length,
  }))
}

async function expectRight(filter: RatingFilter): Promise<void> {
  const expected = byHand(filter)
  const { pool } = school.database
  for (const limit of [7, 100]) {
    const read: { id: number; place: number }[] = []
    for (let page = 1; page <= Math.ceil(expected.length / limit); page++) {
      const { rows, total } = await listRating(pool, workId, { page, limit }, filter)
      expect(total).toBe(expected.length)
      read.push(...rows.map(({ attemptId, place }) => ({ id: attemptId, place })))
    }
    expect(read).toEqual(expected)
  }
  for (const index of [0, 3, 40, 77].filter((index) => index < expected.length)) {
    const { id, place } = expected[index]!
    const { userId } = results.find((row) => row.id === id)!
    const found = await findPlaceAround(pool, workId, userId, filter)
    expect(found).toMatchObject({ place, index, participants: expected.length })
    expect(found!.around.map((row) => ({ id: row.attemptId, place: row.place }))).toEqual(
      expected.slice(Math.max(0, index - 5), index + 6),
    )
  }
}

beforeEach(async () => {
  school = await openTestSchool()
  results = []
  await school.rows(`delete from organizations where name like 'Ильменск%'`)
  await school.rows(`delete from works where key = 'test:rating'`)
  const [work] = await school.rows<{ id: number }>(
    `insert into works (key, kind) values ('test:rating', 'olympiad') returning id`,
  )
  workId = work!.id
  const organization = async (kind: string, name: string, parent: number | null) =>
    (
      await school.rows<{ id: number }>(
        'insert into organizations (kind, name, short_name, parent_id) values ($1, $2, $2, $3) returning id',
        [kind, `Ильменск${name}`, parent],
      )
    )[0]!.id
  regions = [await organization('region', 'ая линия', null), await organization('region', 'ий край', null)]
  const municipality = await organization('municipal', 'ий уезд', regions[1]!)
  const schools = [
    await organization('school', 'ая крепость', regions[0]!),
    await organization('school', 'ая слобода', municipality),
  ]
  schoolsSql = `select id as user_id, case when id % 2 = 0 then ${schools[0]} else ${schools[1]} end as organization_id from users`
})

describe('the rating', () => {
  test('is correct while results are fresh, when a part of them is counted, and when all are', async () => {
    await judge(1, 120)
    await expectRight({})
    expect(await count()).toBe(120)
    await judge(121, people)
    await expectRight({})
    await expectRight({ gradeIndex: 6 })
    expect(await count()).toBe(people - 120)
    expect(await count()).toBe(0)
    await expectRight({})
    await expectRight({ gradeIndex: 6 })
    await expectRight({ regionId: regions[1]! })
    await expectRight({ gradeIndex: 5, regionId: regions[0]! })
  })

  test('is empty without participants, and past the last page', async () => {
    const { pool } = school.database
    expect(await listRating(pool, workId, { page: 1, limit: 20 })).toEqual({ rows: [], total: 0 })
    await judge(1, 5)
    expect(await listRating(pool, workId, { page: 9, limit: 20 })).toEqual({ rows: [], total: 5 })
    expect(await findPlace(pool, workId, 2_000_000)).toBeNull()
  })

  test('lists the regions for its filter, as soon as results are counted', async () => {
    await judge(1, 40)
    const { pool } = school.database
    expect(await listRatedRegions(pool, workId)).toEqual([])
    await count()
    expect(await listRatedRegions(pool, workId)).toEqual([
      { id: regions[0], name: 'Ильменская линия', participants: matches({ regionId: regions[0]! }).length },
      { id: regions[1], name: 'Ильменский край', participants: matches({ regionId: regions[1]! }).length },
    ])
  })

  test('has no place for a person of another grade or region', async () => {
    await judge(1, 6)
    await count()
    const [first] = results
    const find = (filter: RatingFilter) => findPlace(school.database.pool, workId, first!.userId, filter)
    expect(await find({ gradeIndex: first!.grade })).toMatchObject({ participants: 2 })
    expect(await find({ gradeIndex: 11 })).toBeNull()
    expect(await find({ regionId: regions.find((id) => id !== first!.region) })).toBeNull()
  })

  test('keeps the grade of the result after the pupil moves to the next one', async () => {
    await judge(1, 9)
    await count()
    await school.rows('update users set grade_index = 9 where grade_index = 7')
    expect(
      (await listRating(school.database.pool, workId, { page: 1, limit: 20 }, { gradeIndex: 7 })).total,
    ).toBe(3)
  })

  race('is counted once by two concurrent jobs', async () => {
    await judge(1, 60)
    const counted = await together(school, [count, count])
    expect(counted[0] + counted[1]).toBe(60)
    await expectRight({})
  })

  test('explains a place by those above it and those who share it', async () => {
    await judge(1, 40)
    const rows = matches({})
    const top = rows.filter(({ points }) => points === rows[0]!.points).length
    const explain = (place: number) => explainPlace(school.database.pool, workId, place, 0)
    expect(await explain(1)).toMatchObject({
      place: 1,
      above: 0,
      sharing: top,
      participants: 40,
      points: 600,
      percent: 50,
    })
    expect(await explain(2)).toBeNull()
    expect(await explain(top + 1)).toMatchObject({ above: top, points: 300 })
  })

  test('is recounted after points were changed, and is correct meanwhile', async () => {
    await judge(1, 50)
    await count()
    await school.rows('update attempts set points = 1200 where id = $1', [results[0]!.id])
    results[0]!.points = 1200
    await ratingCount.recount(school.database.pool, workId)
    await expectRight({})
    expect(await count()).toBe(50)
    await expectRight({})
  })

  test('loses the result of a resumed attempt, counted or fresh, and takes the next one', async () => {
    await judge(1, 40)
    await count()
    await judge(41, 50)
    for (const gone of [results[2]!, results[45]!]) {
      await ratingCount.takeBack(school.database.pool, workId, gone.id)
      await school.rows('update attempts set judged_at = null where id = $1', [gone.id])
    }
    const [back] = results.splice(45, 1)
    results.splice(2, 1)
    await expectRight({})
    await expectRight({ gradeIndex: 6 })
    await school.rows('update attempts set judged_at = now(), points = 25 where id = $1', [back!.id])
    await inTransaction(school.database.pool, ({ sql }) => ratingCount.add(sql, [back!.id]))
    results.push({ ...back!, points: 25 })
    expect(await count()).toBe(10)
    await expectRight({})
  })

  test('leaves out excluded attempts, counted or fresh; their points may change meanwhile', async () => {
    await judge(1, 40)
    await count()
    await judge(41, 50)
    const [counted, fresh] = [results[2]!, results[45]!]
    const exclude = ({ id }: Result) =>
      inTransaction(school.database.pool, (unit) =>
        ratingCount.exclude(Object.assign(unit, { now: school.now }), id),
      )
    const include = ({ id }: Result) =>
      inTransaction(school.database.pool, (unit) => ratingCount.include(unit, id))
    for (const attempt of [counted, fresh, counted, fresh]) await exclude(attempt)
    results = results.filter((row) => row !== counted && row !== fresh)
    await expectRight({})
    await expectRight({ gradeIndex: 6 })
    await school.jobQueue.run(ratingCount.mendJob)
    await expectRight({})

    // The same calls as in an appeal or a regrading.
    await ratingCount.takeBack(school.database.pool, workId, counted.id)
    await school.rows('update attempts set points = 25 where id = $1', [counted.id])
    await inTransaction(school.database.pool, ({ sql }) => ratingCount.add(sql, [counted.id]))
    await count()
    await expectRight({})

    for (const attempt of [counted, fresh, counted]) await include(attempt)
    results.push({ ...counted, points: 25 }, fresh)
    await expectRight({})
    await count()
    await expectRight({})
    await expectRight({ regionId: regions[0]! })
    expect(results).toHaveLength(50)
  })

  test('repairs itself after people have left', async () => {
    await judge(1, 50)
    await count()
    await school.rows('delete from users where id = $1', [results[0]!.userId])
    results.splice(0, 1)
    await school.jobQueue.run(ratingCount.mendJob)
    await expectRight({})
    expect(await count()).toBe(49)
  })
})

test('the stored rating of schools for thousands equals the one computed on the fly for a few', async () => {
  await judge(1, 90)
  await count()
  const live = await listSchoolRating(school.database.pool, workId, schoolsSql)
  expect(live).toHaveLength(2)
  const kept = await school.rows<{ id: number; points: number; participants: number }>(
    'select school_id as id, points, participants from school_results where work_id = $1 order by points desc, school_id',
    [workId],
  )
  await expectOfRegions(live)
  expect(kept).toEqual(live.map(({ id, points, participants }) => ({ id, points, participants })))
  // Above the threshold the stored results are read.
  await school.rows(
    'update rating_buckets set people = people + 3000 where work_id = $1 and slice = -1 and region_id = 0',
    [workId],
  )
  expect(await listSchoolRating(school.database.pool, workId, schoolsSql)).toEqual(live)
  await expectOfRegions(live)
})

/** Each school is in the table of its region only. */
async function expectOfRegions(live: Awaited<ReturnType<typeof listSchoolRating>>): Promise<void> {
  const of = (region: number) => listSchoolRating(school.database.pool, workId, schoolsSql, region)
  const tables = await Promise.all(regions.map(of))
  expect(tables.map(({ length }) => length)).toEqual([1, 1])
  expect(tables.flat().toSorted((a, b) => a.id - b.id)).toEqual(live.toSorted((a, b) => a.id - b.id))
  expect(await of(2_000_000_000)).toEqual([])
}
