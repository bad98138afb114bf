import { openOwnSchool, type Person } from '@school/server/testing'
import { writePresence } from '@school/monitoring/server'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Contest, type Fortress, openContest, openFortress } from '@school/olympiads/testing'

let contest: Contest
let fortress: Fortress

const url = (rest = '') => `/api/teacher/olympiad_stages/${contest.main}${rest}`
const pass = (seconds: number) => contest.school.at(new Date(contest.school.now.getTime() + seconds * 1000))
const participants = async (person: Person, query = '') =>
  (await person.get(url(`/participants${query}`))).body
const standing = async (person: Person, query = '') =>
  (await participants(person, query)).map(({ name, state }: { name: string; state: string }) => [name, state])
const tiles = async (person: Person) => (await person.get(url('/tiles'))).body
/** Polls the jury messages as the page of an attempt does, and flushes the recorded presence. */
async function listen(person: Person, participationId: number): Promise<void> {
  expect((await person.get(`/api/olympiad_participations/${participationId}/clarifications`)).status).toBe(
    200,
  )
  await writePresence(contest.school.database.pool)
}

beforeEach(async () => {
  contest = await openContest()
  fortress = await openFortress(contest)
})

test('every order works with every combination of place filters', async () => {
  const { methodist } = fortress
  const places = [
    '',
    'q[region_id_eq]=1&',
    'q[region_id_eq]=1&q[school_id_eq]=1&',
    'q[school_id_eq]=1&q[class_id_eq]=1&',
  ]
  const orders = ['name+asc', 'name+desc', 'state+asc', 'state+desc', 'time+asc', 'time+desc']
  for (const place of places)
    for (const order of orders)
      expect((await methodist.get(url(`/participants?${place}q[s]=${order}`))).status).toBe(200)
})

describe('presence', () => {
  test('an attempt is lost after a minute of silence, and found when its pupil sends a request again', async () => {
    const { masha, methodist, parts } = fortress
    await contest.start(masha, parts.masha)
    await listen(masha, parts.masha)
    pass(60)
    expect((await standing(methodist))[0]).toEqual(['Миронова Маша', 'running'])
    pass(1)
    expect((await standing(methodist))[0]).toEqual(['Миронова Маша', 'lost'])
    expect(await standing(methodist, '?q[state_eq]=lost')).toEqual([['Миронова Маша', 'lost']])
    expect((await methodist.get(url())).body.counts).toMatchObject({ running: 0, lost: 1, not_started: 2 })
    await listen(masha, parts.masha)
    expect((await standing(methodist))[0]).toEqual(['Миронова Маша', 'running'])
  })

  test('attempts without recorded requests and those handed in are not lost', async () => {
    const { masha, grinyov, methodist, parts } = fortress
    await contest.start(grinyov, parts.grinyov)
    await contest.start(masha, parts.masha)
    await listen(masha, parts.masha)
    await contest.finish(masha, parts.masha)
    pass(600)
    expect(await standing(methodist)).toEqual([
      ['Гринёв Пётр', 'running'],
      ['Швабрин Алексей', 'not_started'],
      ['Миронова Маша', 'handed_in'],
    ])
  })

  test('an older request that arrives late does not overwrite a newer one', async () => {
    const { masha, parts } = fortress
    await contest.start(masha, parts.masha)
    await listen(masha, parts.masha)
    const [before] = await contest.school.rows<{ at: Date }>('select heard_at as at from attempt_presence')
    pass(-30)
    await listen(masha, parts.masha)
    expect(await contest.school.rows('select heard_at as at from attempt_presence')).toEqual([before])
  })
})

describe('tiles', () => {
  test('show each school and its region: not begun, solving, lost, finished', async () => {
    const { masha, grinyov, shvabrin, methodist, parts, school } = fortress
    const [region] = await contest.school.rows<{ id: number }>(
      `insert into organizations (kind, name, short_name) values ('region', 'Оренбургская линия', 'Линия') returning id`,
    )
    await contest.school.rows('update organizations set parent_id = $1 where id = $2', [region!.id, school])
    await contest.start(masha, parts.masha)
    await listen(masha, parts.masha)
    await contest.start(grinyov, parts.grinyov)
    await contest.goThrough(shvabrin, parts.shvabrin, 1)
    pass(61)
    expect(await tiles(methodist)).toEqual([
      {
        school: { id: school, name: 'Белогорская' },
        region: { id: region!.id, name: 'Линия' },
        not_started: 0,
        running: 1,
        lost: 1,
        finished: 0,
      },
      {
        school: { id: fortress.city, name: 'Городская' },
        region: null,
        not_started: 0,
        running: 0,
        lost: 0,
        finished: 1,
      },
    ])
    expect(await standing(methodist, `?q[region_id_eq]=${region!.id}`)).toEqual([
      ['Гринёв Пётр', 'running'],
      ['Миронова Маша', 'lost'],
    ])
    await contest.school.rows('update organizations set parent_id = null where id = $1', [school])
    await contest.school.rows('delete from organizations where id = $1', [region!.id])
  })

  test('include those whom the viewer leads; a pupil and a guest are refused', async () => {
    expect(await tiles(fortress.savelich)).toMatchObject([
      { school: { name: 'Белогорская' }, not_started: 2 },
    ])
    expect(await tiles(fortress.stranger)).toEqual([])
    expect((await fortress.masha.get(url('/tiles'))).status).toBe(403)
    expect((await contest.school.guest().get(url('/tiles'))).status).toBe(401)
  })
})

test('schools and classes are found by a part of the name', async () => {
  const { methodist } = fortress
  const found = async (name: string) => {
    const { body } = await methodist.get(url(`/groups?q[name_cont]=${encodeURIComponent(name)}`))
    return [...body.schools, ...body.classes].map((one: { name: string }) => one.name)
  }
  expect(await found('белог')).toEqual(['Белогорская', '7А', '8Б'])
  expect(await found('7в')).toEqual(['7В'])
  expect(await found('%')).toEqual([])
})

test('the jury sees the number of pending questions; a teacher does not', async () => {
  const { masha, methodist, savelich, parts } = fortress
  await contest.start(masha, parts.masha)
  expect((await methodist.get(url())).body.waiting).toEqual({ questions: 0, last_asked_at: null, appeals: 0 })
  const ask = `/api/olympiad_participations/${parts.masha}/clarifications`
  await masha.post(ask, { task_id: null, text: 'Можно ли писать дробью?' })
  expect((await methodist.get(url())).body.waiting).toEqual({
    questions: 1,
    last_asked_at: contest.school.now.toISOString(),
    appeals: 0,
  })
  expect((await savelich.get(url())).body.waiting).toBeNull()
})

describe('four hundred schools', () => {
  test('the list and the tiles run as many statements as for three, and respond quickly', async () => {
    // Removing so many people from the school that stories share would take minutes.
    const school = await openOwnSchool('stage')
    onTestFinished(() => school[Symbol.asyncDispose]())
    contest = await openContest(school)
    fortress = await openFortress(contest)
    const askedBy = (path: string) => school.statementsOf(() => fortress.methodist.get(url(path)))
    const asked = async () => [await askedBy('/tiles'), await askedBy('/participants')]
    const ofThree = await asked()
    const { methodist } = fortress
    await school.rows(
      `with made as (
          insert into organizations (kind, name, short_name, city)
          select 'school', 'Крепость ' || n, 'Крепость ' || n, 'Оренбург' from generate_series(1, 400) n returning id
        ), rooms as (
          insert into school_classes (organization_id, grade_index, letter, school_year)
          select id, 7, 'А', 2026 from made returning id
        ), people as (
          insert into users (first_name, last_name, type, grade_index, created_at)
          select 'Солдат', 'Крепостной ' || n, 'pupil', 7, now() from generate_series(1, 24000) n returning id
        ), seated as (
          insert into class_members (school_class_id, user_id, role)
          select r.id, p.id, 'pupil' from (select id, row_number() over () as n from people) p
          join (select id, row_number() over () as n from rooms) r on r.n = (p.n - 1) / 60 + 1 returning user_id
        ), parts as (
          insert into olympiad_participations (stage_id, user_id, grade_index, work_id, is_virtual, registered_at)
          select g.stage_id, s.user_id, 7, g.work_id, false, now() from seated s
          join olympiad_grades g on g.stage_id = $1 and g.grade_index = 7 returning user_id, work_id
        ), begun as (
          insert into attempts (work_id, user_id, started_at, deadline_at)
          select work_id, user_id, $2, $2::timestamptz + interval '45 minutes' from parts where user_id % 3 = 0 returning work_id, user_id
        )
        insert into attempt_presence (work_id, user_id, heard_at)
        select work_id, user_id, $2::timestamptz - (user_id % 2) * interval '2 minutes' from begun`,
      [contest.main, school.now],
    )
    await school.rows('analyze')
    const timed = async (path: string) => {
      const times: number[] = []
      for (let index = 0; index < 12; index++) {
        const began = performance.now()
        expect((await methodist.get(url(path))).status).toBe(200)
        times.push(performance.now() - began)
      }
      return times.toSorted((a, b) => a - b)[10]!
    }
    expect(await asked()).toEqual(ofThree)
    const shown = await tiles(methodist)
    expect(shown).toHaveLength(402)
    const p95 = {
      list: await timed('/participants'),
      region: await timed(`/participants?q[school_id_eq]=${shown[5].school.id}`),
      tiles: await timed('/tiles'),
    }
    if (process.env['SHOW_TIMES']) console.log(p95)
    expect(Math.max(...Object.values(p95))).toBeLessThan(3000)
    const [first] = await participants(methodist)
    expect(first).toMatchObject({ state: 'running', school: { name: expect.stringMatching(/^Крепость/) } })
  }, 120_000)
})
