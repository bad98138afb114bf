/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import path from 'node:path'
import { inTransaction } from '@school/db'
import { worksModule } from '@school/works/server'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Contest,
  type Fortress,
  days,
  loadOlympiads,
  openContest,
  openFortress,
  publishOlympiads,
  readOlympiads,
} from '@school/olympiads/testing'

let contest: Contest
let fortress: Fortress

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const url = (rest = '') => `/api/teacher/olympiad_stages/${contest.main}${rest}`
const publish = () => fortress.methodist.post(url('/publications'))
/** After the end of the stage and before the time of its results. */
const between = () => contest.school.at(days(6))

beforeEach(async () => {
  contest = await openContest()
  fortress = await openFortress(contest)
})

describe('«Опубликовать сейчас»', () => {
  test('judges what was handed in, gives the awards and opens the table ahead of schedule', async () => {
    const { masha, shvabrin, parts, methodist } = fortress
    await contest.goThrough(masha, parts.masha, 5)
    await contest.goThrough(shvabrin, parts.shvabrin, 1)
    between()
    expect((await methodist.get(url())).body).toMatchObject({
      state: 'checking',
      awaited: { attempts: 0, reviews: 0, unjudged: 2, stuck: 0 },
      can: { publish: true },
    })
    const { status, body } = await publish()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'published',
      published_at: days(6).toISOString(),
      results_at: days(6).toISOString(),
      counts: { judged: 2 },
      can: { publish: false, give_time: false, see_preliminary: false },
    })
    expect((await contest.stage(masha, contest.main)).participation).toMatchObject({
      award: 1,
      result: { percent: 100 },
    })
    const { body: table } = await masha.get(`/api/olympiad_stages/${contest.main}/rating/users`)
    expect(table.map(({ place }: { place: number }) => place)).toEqual([1, null])
  })

  test('waits for a work that can’t be judged, and shows whose; the others are judged, and the jobs publish it', async () => {
    const { masha, shvabrin, parts, methodist } = fortress
    await contest.goThrough(masha, parts.masha, 5)
    await contest.goThrough(shvabrin, parts.shvabrin, 1)
    const put = (response: object) =>
      contest.school.rows(
        `update answer_drafts d set response = $2::jsonb from attempts a
          where a.id = d.attempt_id and a.user_id = $1 and d.task_id = (
            select w.task_id from work_tasks w where w.work_id = a.work_id order by w.position limit 1)
          returning d.response`,
        [masha.id, JSON.stringify(response)],
      )
    const [given] = await contest.school.rows<{ taskId: number; response: object }>(
      `select d.task_id as "taskId", d.response from answer_drafts d join attempts a on a.id = d.attempt_id
        join work_tasks w on w.work_id = a.work_id and w.task_id = d.task_id where a.user_id = $1 order by w.position limit 1`,
      [masha.id],
    )
    await put({ ...given!.response, text: { not: 'a text' }, optionIds: null })
    between()
    expect((await methodist.get(url('/preliminary'))).body).toHaveLength(2)
    const { status, body } = await publish()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'checking',
      published_at: null,
      awaited: { attempts: 0, reviews: 0, unjudged: 1, stuck: 1 },
      counts: { judged: 1 },
    })
    expect((await methodist.get('/api/teacher/stuck_attempts')).body).toMatchObject([
      { name: 'Миронова Маша', work_title: 'олимпиада', tries: 1 },
    ])
    expect((await publish()).body).toMatchObject({ state: 'checking', awaited: { unjudged: 1, stuck: 1 } })

    await put(given!.response)
    contest.school.at(days(6.1))
    for (const job of [...worksModule.jobs!, publishOlympiads]) await contest.school.jobQueue.run(job)
    expect((await methodist.get(url())).body).toMatchObject({ state: 'published', counts: { judged: 2 } })
    expect((await methodist.get('/api/teacher/stuck_attempts')).body).toEqual([])
  })

  test('is for methodists', async () => {
    between()
    const { savelich, masha } = fortress
    const refused = await savelich.post(url('/publications'))
    expect([refused.status, code(refused)]).toEqual([403, 'only_methodists'])
    expect((await savelich.get(url())).body.can).toMatchObject({ publish: false, see_preliminary: false })
    expect((await masha.post(url('/publications'))).status).toBe(403)
    expect((await contest.stage(masha, contest.main)).is_rating_open).toBe(false)
  })

  test('waits for the end of the stage, for attempts under way and for answers that people check', async () => {
    const { masha, parts } = fortress
    expect(code(await publish())).toBe('stage_not_over')
    contest.school.at(days(5.4))
    await contest.start(masha, parts.masha)
    contest.school.at(days(5.42))
    expect(code(await publish())).toBe('attempts_under_way')
    await contest.finish(masha, parts.masha)
    await contest.school.rows('update attempts set awaits_review = true where user_id = $1', [masha.id])
    expect(code(await publish())).toBe('works_unchecked')
    await contest.school.rows('update attempts set awaits_review = false where user_id = $1', [masha.id])
    expect((await publish()).status).toBe(200)
  })

  race('happens once, even when pressed by several people', async () => {
    between()
    const statuses = (await together(contest.school, [publish, publish])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 422])
    expect(code(await publish())).toBe('stage_published')
  })
})

describe('a time of results moved by a person', () => {
  /** Simulates a reload of changed content files. */
  async function loadContent(): Promise<void> {
    const disciplines = await contest.school.rows<{ key: string }>('select key from disciplines')
    const { olympiads } = readOlympiads(
      path.resolve(import.meta.dirname, '../../../../../content'),
      new Set(disciplines.map(({ key }) => key)),
    )
    const changed = olympiads.map((olympiad) => ({ ...olympiad, contentHash: crypto.randomUUID() }))
    await inTransaction(contest.school.database.pool, ({ db }) =>
      loadOlympiads(db, changed, contest.school.now),
    )
  }

  test('is not reset by a load of content before the last work is judged', async () => {
    const { masha, shvabrin, parts } = fortress
    await contest.goThrough(masha, parts.masha, 5)
    await contest.goThrough(shvabrin, parts.shvabrin, 1)
    between()
    await publish()
    // Simulates a large stage whose last works are left to the jobs.
    await contest.school.rows('update olympiad_stages set published_at = null where id = $1', [contest.main])
    const [last] = await contest.school.rows<{ id: number }>(
      'update attempts set judged_at = null, points = null where user_id = $1 returning id',
      [shvabrin.id],
    )
    await contest.school.rows('delete from task_states where attempt_id = $1', [last!.id])
    await loadContent()
    expect((await fortress.methodist.get(url())).body.results_at).toBe(days(6).toISOString())
    for (const job of [...worksModule.jobs!, publishOlympiads]) await contest.school.jobQueue.run(job)
    expect((await fortress.methodist.get(url())).body).toMatchObject({
      state: 'published',
      counts: { judged: 2 },
    })
  })

  test('follows the files while it was not moved', async () => {
    await contest.school.rows('update olympiad_stages set results_at = $2 where id = $1', [
      contest.main,
      days(60),
    ])
    await loadContent()
    const { body } = await fortress.methodist.get(url())
    expect(Date.parse(body.results_at)).toBeLessThan(days(60).getTime())
  })
})

describe('the preliminary table', () => {
  const table = (query = '') => fortress.methodist.get(url(`/preliminary${query}`))

  test('equals the table to be published, and writes nothing', async () => {
    const { masha, shvabrin, parts } = fortress
    await contest.goThrough(masha, parts.masha, 2)
    await contest.goThrough(shvabrin, parts.shvabrin, 5)
    const { body } = await table('?q[grade_eq]=7')
    expect(body).toMatchObject([
      { place: 1, name: 'Швабрин Алексей', school: 'Городская', percent: 100, waiting: 0, award: 1 },
      { place: 2, name: 'Миронова Маша', school: 'Белогорская', waiting: 0, award: null },
    ])
    expect(await contest.school.rows('select from attempts where judged_at is not null')).toEqual([])
    expect((await masha.get('/api/user/level')).body.total_xp).toBe(0)
    await contest.publish()
    const { body: published } = await masha.get(`/api/olympiad_stages/${contest.main}/rating/users`)
    expect(published.map(({ points }: { points: number }) => points)).toEqual(
      body.map(({ points }: { points: number }) => points),
    )
  })

  test('is shown per grade, to methodists and until the publication', async () => {
    const { grinyov, parts, savelich, masha } = fortress
    await contest.goThrough(grinyov, parts.grinyov, 1)
    expect((await table('?q[grade_eq]=7')).body).toEqual([])
    expect((await table('?q[grade_eq]=8')).body).toHaveLength(1)
    expect(code(await table('?q[grade_eq]=11'))).toBe('stage_not_found')
    const refused = await savelich.get(url('/preliminary'))
    expect([refused.status, code(refused)]).toEqual([403, 'only_methodists'])
    expect((await masha.get(url('/preliminary'))).status).toBe(403)
    await contest.publish()
    expect(code(await table())).toBe('stage_published')
  })
})
