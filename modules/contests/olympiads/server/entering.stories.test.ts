/** @module-tag embedded */
import { meetAt, type Person, securityEventsDuring, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, days, openContest } from './testing/contest.ts'

let contest: Contest
let masha: Person
const code = (reply: { headers: Record<string, unknown> }) => reply.headers['x-error-code']

beforeEach(async () => {
  contest = await openContest()
  masha = await contest.school.person('Маша Миронова')
})

describe('the calendar', () => {
  test('shows everybody stages under way, then upcoming ones, then finished ones', async () => {
    const { body } = await contest.school.guest().get('/api/olympiads')
    expect(body.map(({ title, state }: { title: string; state: string }) => [title, state])).toEqual([
      ['Физика вокруг нас', 'running'],
      ['Слово за слово', 'running'],
      ['Осенний узор', 'checking'],
    ])
    expect(body[0]).toMatchObject({
      season: '2026/27',
      grades: [7, 8, 9],
      is_mine: false,
      stage: { title: 'Основной этап', state: 'running' },
    })
  })

  test('is filtered by grade, discipline, season and state; invalid filters are refused', async () => {
    const count = async (query: string) => (await masha.get(`/api/olympiads?${query}`)).body.length
    expect(await count('q[grade_eq]=9')).toBe(2)
    expect(await count('q[discipline_eq]=russian')).toBe(1)
    expect(await count('q[season_eq]=2025/26')).toBe(0)
    expect(await count('q[state_eq]=checking')).toBe(1)
    expect((await masha.get('/api/olympiads?q[state_eq]=любое')).status).toBe(422)
  })

  test('shows a retired olympiad only to those who took part', async () => {
    await contest.enter(masha, contest.trial)
    await contest.school.rows('update olympiads set retired_at = now() where id = $1', [contest.olympiadId])
    const petya = await contest.school.person('Петя Гринёв')
    expect((await contest.get(petya)).status).toBe(404)
    expect((await contest.get(masha)).status).toBe(200)
    expect(code(await contest.enter(petya, contest.main))).toBe('stage_not_found')
    await contest.school.rows('update olympiads set retired_at = null where id = $1', [contest.olympiadId])
  })
})

describe('the landing', () => {
  test('shows a guest everything and asks to sign in; dates are counted from the first loading', async () => {
    const { body } = await contest.get(contest.school.guest())
    expect(body.choosable_grades).toEqual([])
    expect(body.stages).toMatchObject([
      { kind: 'trial', state: 'running', step: 'guest', can: { enter: false, start: false }, is_here: false },
      {
        kind: 'main',
        entry: 'code',
        opens_at: '2026-08-30T05:00:00.000Z',
        closes_at: '2026-09-06T19:00:00.000Z',
        results_at: '2026-09-08T09:00:00.000Z',
        is_here: true,
        is_rating_open: false,
        school_code: null,
        shortened_seconds: null,
      },
    ])
    expect(body.stages[1].grades[0]).toMatchObject({ grade_index: 7, minutes: 45, tasks_count: 5 })
  })

  test('guides a pupil from step to step', async () => {
    const step = async (stageId: number) => (await contest.stage(masha, stageId)).step
    expect(await step(contest.trial)).toBe('may_enter')
    expect(await step(contest.main)).toBe('needs_code')
    const { body } = await contest.enter(masha, contest.trial)
    expect(await step(contest.trial)).toBe('ready')
    await contest.start(masha, body.participation.id)
    expect(await step(contest.trial)).toBe('solving')
    await contest.finish(masha, body.participation.id)
    expect(await step(contest.trial)).toBe('results')
  })

  test('explains to an adult and to a pupil of another grade that they cannot take part', async () => {
    const savelich = await contest.school.person('Савелий', { gradeIndex: null, type: 'agent' })
    const kid = await contest.school.person('Ваня', { gradeIndex: 10 })
    expect((await contest.stage(savelich, contest.main)).step).toBe('onlooker')
    expect((await contest.stage(kid, contest.main)).step).toBe('other_grades')
  })

  test('warns when a late start would shorten the time', async () => {
    contest.school.at(new Date('2026-09-06T18:40:00Z'))
    const stage = await contest.stage(masha, contest.main)
    expect(stage).toMatchObject({ hard_close: true, shortened_seconds: 20 * 60 })
  })
})

describe('taking part', () => {
  test('requires a guest to sign in, and an adult to wait for the results', async () => {
    expect((await contest.enter(contest.school.guest(), contest.trial)).status).toBe(401)
    const savelich = await contest.school.person('Савелий', { gradeIndex: null, type: 'agent' })
    expect(code(await contest.enter(savelich, contest.trial))).toBe('only_pupils')
    const parent = await contest.school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
    const refused = await contest.enter(parent, contest.trial)
    expect([refused.status, code(refused)]).toEqual([422, 'only_pupils'])
    expect(refused.body.error).toMatch(/^Участвуют ученики/)
    expect((await contest.enter(masha, 2_147_483_000)).status).toBe(404)
  })

  test('keeps the opened tasks when another tab tries to change the grade', async () => {
    const pupil = await contest.school.person('Пётр Гринёв', { gradeIndex: 8 })
    const { body } = await contest.enter(pupil, contest.trial, { grade_index: 8 })
    const { id } = body.participation
    const replies = await meetAt(
      contest.school,
      'select id from olympiad_participations where id = $1 for update',
      [id],
      [() => contest.start(pupil, id), () => contest.enter(pupil, contest.trial, { grade_index: 9 })],
    )
    expect(replies.map(code)).toEqual([undefined, 'already_begun'])
    expect(
      await contest.school.rows('select grade_index as grade from olympiad_participations where id = $1', [
        id,
      ]),
    ).toEqual([{ grade: 8 }])
  })

  test('is in the pupil’s grade or a higher one, and the grade may be changed before the start', async () => {
    const eighth = await contest.school.person('Пётр Гринёв', { gradeIndex: 8 })
    const low = await contest.enter(eighth, contest.trial, { grade_index: 7 })
    expect(low.status).toBe(422)
    expect(low.body.errors.grade_index).toEqual(['Можно выбрать свой класс или старше, но не младше'])
    expect(code(await contest.enter(eighth, contest.trial, { grade_index: 10 }))).toBe('grade_not_here')
    const graduate = await contest.school.person('Архип', { gradeIndex: null })
    expect(code(await contest.enter(graduate, contest.trial))).toBe('grade_unknown')
    const { body } = await contest.enter(eighth, contest.trial, { grade_index: 8 })
    const again = await contest.enter(eighth, contest.trial, { grade_index: 9 })
    expect(again.body.participation).toMatchObject({ id: body.participation.id, grade_index: 9 })
    await contest.start(eighth, body.participation.id)
    expect(code(await contest.enter(eighth, contest.trial, { grade_index: 8 }))).toBe('already_begun')
    expect((await contest.enter(eighth, contest.trial, { grade_index: 9 })).status).toBe(200)
  })

  test('ends with the window', async () => {
    contest.school.at(days(5.9))
    expect(code(await contest.enter(masha, contest.main))).toBe('entry_closed')
    expect((await contest.stage(masha, contest.main)).step).toBe('closed')
  })

  test('waits for the trial where the rules require it, and for a result of the previous stage', async () => {
    const [word] = (await masha.get('/api/olympiads?q[discipline_eq]=russian')).body
    const { body } = await masha.get(`/api/olympiads/${word.id}`)
    const [trial, qualifying, final] = body.stages
    expect([qualifying.step, final.step]).toEqual(['needs_trial', 'needs_result'])
    expect(code(await contest.enter(masha, qualifying.id))).toBe('trial_needed')
    expect(code(await contest.enter(masha, final.id))).toBe('result_needed')
    const { body: entered } = await contest.enter(masha, trial.id)
    await contest.goThrough(masha, entered.participation.id, 1)
    const registered = await contest.enter(masha, qualifying.id)
    expect(registered.body.participation).toMatchObject({ grade_index: 7, started_at: null })
    const early = await contest.start(masha, registered.body.participation.id)
    expect(code(early)).toBe('work_not_open')
  })

  race('requested twice concurrently is registered once', async () => {
    await together(contest.school, [
      () => contest.enter(masha, contest.trial),
      () => contest.enter(masha, contest.trial),
    ])
    const rows = await contest.school.rows('select 1 from olympiad_participations where user_id = $1', [
      masha.id,
    ])
    expect(rows).toHaveLength(1)
  })
})

describe('a code', () => {
  test('opens the stage, however it is typed, and takes one seat', async () => {
    await contest.code()
    expect(code(await contest.enter(masha, contest.main))).toBe('code_needed')
    const { body } = await contest.enter(masha, contest.main, { code: ' krep-stw2 ' })
    expect(body).toMatchObject({ participation: { grade_index: 7 }, guesses_left: null })
    await contest.enter(masha, contest.main, { grade_index: 8 })
    const [row] = await contest.school.rows<{ taken: number }>('select taken from olympiad_codes')
    expect(row!.taken).toBe(1)
  })

  test('may be guessed five times, then there is a pause of fifteen minutes', async () => {
    const right = await contest.code()
    const events = await securityEventsDuring(async () => {
      for (const left of [4, 3, 2, 1, 0]) {
        const { status, body } = await contest.enter(masha, contest.main, { code: 'AAAA-2222' })
        expect(status).toBe(200)
        expect(body).toEqual({ participation: null, guesses_left: left })
      }
      const refused = await contest.enter(masha, contest.main, { code: right })
      expect(code(refused)).toBe('too_many_guesses')
    })
    expect(events).toMatchObject([{ event: 'excess_rate_limit_exceeded', reason: 'codes', userId: masha.id }])
    const petya = await contest.school.person('Петя Гринёв')
    expect((await contest.enter(petya, contest.main, { code: right })).body.participation).not.toBeNull()
    contest.school.at(new Date(contest.school.now.getTime() + 15 * 60_000))
    expect((await contest.enter(masha, contest.main, { code: right })).body.participation).not.toBeNull()
  })

  race('never admits more than its seats, also under concurrent entries', async () => {
    const right = await contest.code(1)
    const petya = await contest.school.person('Петя Гринёв')
    const replies = await together(
      contest.school,
      [masha, petya].map((person) => () => contest.enter(person, contest.main, { code: right })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(replies.map(code)).toContain('code_used_up')
    const [row] = await contest.school.rows<{ taken: number }>('select taken from olympiad_codes')
    expect(row!.taken).toBe(1)
  })

  test('is issued to a teacher for the school: one for all its teachers', async () => {
    const grown = { gradeIndex: null, type: 'agent' as const, portalRole: 'teacher' as const }
    const savelich = await contest.school.person('Савелий', grown)
    const url = `/api/olympiad_stages/${contest.main}/codes`
    expect((await masha.post(url)).status).toBe(403)
    expect(code(await savelich.post(url))).toBe('school_unknown')
    await contest.school.rows(
      `with o as (insert into organizations (kind, name, short_name, city) values ('school', 'Слободская', 'СШ', 'Оренбург') returning id)
       insert into memberships (user_id, organization_id, role, is_active) select $1, id, 'teacher', true from o`,
      [savelich.id],
    )
    expect((await contest.stage(savelich, contest.main)).can.issue_code).toBe(true)
    expect(code(await savelich.post(`/api/olympiad_stages/${contest.trial}/codes`))).toBe('codes_needless')
    const { body } = await savelich.post(url)
    expect(body).toMatchObject({ seats: 120, taken: 0, school: 'СШ' })
    expect(body.code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    expect((await savelich.post(url)).body.code).toBe(body.code)
    expect((await contest.enter(masha, contest.main, { code: body.code })).body.participation).not.toBeNull()
    const stage = await contest.stage(savelich, contest.main)
    expect(stage).toMatchObject({ school_code: { code: body.code, taken: 1 }, can: { issue_code: false } })
    expect((await contest.stage(masha, contest.main)).school_code).toBeNull()
  })
})
