import { inTransaction, migrateDatabase, openDatabase } from '@school/db'
import { createDatabase, dropDatabase } from '@school/db/testing'
import { schoolsOfPupilsSql } from '@school/school-classes/server'
import { ratingCount } from '@school/works/server'
import {
  explainPlace,
  findPlace,
  findSchoolsOfAttempts,
  findPlaceAround,
  listRating,
  listSchoolRating,
  type RatingFilter,
} from '@school/ratings/server'
import type { Pool } from 'pg'
import type { Target } from './report.ts'

const participants = 1_000_000
const regions = 85
const schools = 4000
const rounds = 40

/** A season's great olympiad: a million first attempts of twelve tasks, a pupil's school and region among thousands. */
async function fill(pool: Pool): Promise<number> {
  const one = async (text: string, values: unknown[] = []) =>
    (await pool.query<{ id: number }>(text, values)).rows[0]!.id
  const workId = await one(`insert into works (key, kind) values ('bench:rating', 'olympiad') returning id`)
  await pool.query(
    `insert into organizations (kind, name, short_name) select 'region', 'Регион ' || n, 'Регион ' || n from generate_series(1, ${regions}) n`,
  )
  await pool.query(`insert into organizations (kind, name, short_name, parent_id)
    select 'school', 'Школа ' || n, 'Школа ' || n, (select min(id) from organizations where kind = 'region') + n % ${regions} from generate_series(1, ${schools}) n`)
  await pool.query(`insert into school_classes (organization_id, grade_index, letter, school_year)
    select id, 7, 'А', 2026 from organizations where kind = 'school'`)
  await pool.query(`insert into users (first_name, last_name, grade_index)
    select 'Ученик', 'Номер' || n, 1 + n % 11 from generate_series(1, ${participants}) n`)
  await pool.query(`insert into class_members (school_class_id, user_id, role)
    select (select min(id) from school_classes) + u.id % ${schools}, u.id, 'pupil' from users u`)
  // Sums of three dice: few at the edges, long ties in the middle; hundredths differ for a part of people.
  await pool.query(
    `insert into attempts (work_id, user_id, started_at, finished_at, judged_at, points, max_points, grade_index)
      select $1, u.id, now(), now(), now(),
        greatest(0, 100 * (abs(hashint4(u.id)) % 5 + abs(hashint4(u.id + 1)) % 5 + abs(hashint4(u.id + 2)) % 5) - (case when u.id % 3 = 0 then 25 else 0 end)),
        1200, u.grade_index
      from users u order by u.id`,
    [workId],
  )
  await pool.query(
    `insert into rating_fresh (attempt_id, work_id, points, max_points, grade_index) select id, work_id, points, max_points, grade_index from attempts`,
  )
  await pool.query('analyze')
  return workId
}

async function medianMs(act: () => Promise<unknown>): Promise<{ median: number; worst: number }> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await act()
    took.push(performance.now() - began)
  }
  took.sort((a, b) => a - b)
  return { median: took[Math.floor(rounds / 2)]!, worst: took[Math.floor(rounds * 0.95)]! }
}

/** The rating of a million participants, in a database of its own. */
export async function measureRatings(adminUrl: string): Promise<Target[]> {
  const name = `smekalka_bench_ratings_${process.pid}`
  const url = await createDatabase(adminUrl, name)
  const database = await openDatabase({ url, dataDir: '', maxConnections: 2 })
  const { pool } = database
  try {
    await migrateDatabase(pool)
    const workId = await fill(pool)
    const began = performance.now()
    let portions = 0
    while ((await inTransaction(pool, ({ sql }) => ratingCount.count(sql, findSchoolsOfAttempts))) > 0)
      portions++
    const countedMs = performance.now() - began
    await pool.query('vacuum analyze')
    // What a busy minute leaves uncounted.
    await pool.query(
      `with late as (insert into users (first_name, grade_index) select 'Поздний', 7 from generate_series(1, 2000) returning id),
        attempt as (insert into attempts (work_id, user_id, started_at, finished_at, judged_at, points, max_points, grade_index)
          select $1, id, now(), now(), now(), 100 * (id % 12), 1200, 7 from late returning *)
        insert into rating_fresh (attempt_id, work_id, points, max_points, grade_index) select id, work_id, points, max_points, grade_index from attempt`,
      [workId],
    )
    const last = Math.floor(participants / 20)
    const [region] = (
      await pool.query<{ id: number }>(`select min(id) as id from organizations where kind = 'region'`)
    ).rows
    const person = () => 1 + Math.floor(Math.random() * participants)
    const filters: [string, RatingFilter][] = [
      ['all', {}],
      ['grade', { gradeIndex: 7 }],
      ['region', { regionId: region!.id }],
    ]
    const notes: string[] = []
    const measure = async (what: string, act: () => Promise<unknown>) => {
      const { median, worst } = await medianMs(act)
      notes.push(`${what} ${median.toFixed(1)} (${worst.toFixed(1)})`)
      return worst
    }
    const pages: number[] = []
    for (const [title, filter] of filters) {
      pages.push(
        await measure(`${title} first`, () => listRating(pool, workId, { page: 1, limit: 20 }, filter)),
        await measure(`${title} anywhere`, () =>
          listRating(
            pool,
            workId,
            { page: 1 + Math.floor(Math.random() * (title === 'all' ? last : 500)), limit: 20 },
            filter,
          ),
        ),
      )
    }
    pages.push(await measure('last', () => listRating(pool, workId, { page: last, limit: 20 })))
    const pageNotes = notes.splice(0).join(', ')
    const places = [
      await measure('place', () => findPlace(pool, workId, person())),
      await measure('place in the grade', () => findPlace(pool, workId, person(), { gradeIndex: 7 })),
    ]
    const placeNotes = notes.splice(0).join(', ')
    const others = [
      await measure('with neighbours', () => findPlaceAround(pool, workId, person())),
      await measure('why', () => explainPlace(pool, workId, 1, 0)),
      await measure(`${schools} schools`, () => listSchoolRating(pool, workId, schoolsOfPupilsSql)),
    ]
    const most = (values: number[]) => Math.max(...values)
    return [
      {
        name: `a page of a rating of ${participants} participants, any page and filter, 95 of 100 within`,
        limit: { most: 30 },
        unit: 'ms',
        value: most(pages),
        note: `median (95th), ms: ${pageNotes}; 2000 results fresh`,
      },
      {
        name: 'my place in it, 95 of 100 within',
        limit: { most: 10 },
        unit: 'ms',
        value: most(places),
        note: `${placeNotes}; a new result is in the next answer`,
      },
      {
        name: 'my neighbours, the reason of a place, the schools, 95 of 100 within',
        limit: { most: 30 },
        unit: 'ms',
        value: most(others),
        note: `${notes.join(', ')}; ${portions} portions counted in ${(countedMs / 1000).toFixed(0)} s`,
      },
    ]
  } finally {
    await database.close()
    await dropDatabase(adminUrl, name)
  }
}
