import { race, together } from '@school/server/testing'
import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, type Fortress, firstDay, openContest, openFortress } from '@school/olympiads/testing'

let contest: Contest
let fortress: Fortress

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const after = (minutes: number) => new Date(firstDay.getTime() + minutes * 60_000)
const url = (rest: string, stage = contest.main) => `/api/teacher/olympiad_stages/${stage}${rest}`
const tenTo = (person: Person) => ({
  target: 'user',
  target_id: person.id,
  extra_minutes: 10,
  shift_minutes: 0,
  reason: 'Отключали свет',
})
const ask = (person: Person, body: object) => person.post(url('/time_requests'), body)
const decide = (person: Person, id: number, isConfirmed: boolean, words = '') =>
  person.put(url(`/time_requests/${id}/decision`), { is_confirmed: isConfirmed, words })
const deadlineOf = async (person: Person): Promise<string> =>
  (await person.get(`/api/olympiads/${contest.olympiadId}/attempt`)).body.attempt.deadline_at
const given = async (): Promise<object[]> => (await fortress.methodist.get(url('/time_grants'))).body

/** Маша is solving, and her teacher has requested ten minutes for her. */
async function askedForMasha(): Promise<number> {
  const { masha, parts, savelich } = fortress
  await contest.start(masha, parts.masha)
  const { status, body } = await ask(savelich, tenTo(masha))
  expect(status).toBe(200)
  return body[0].id
}

beforeEach(async () => {
  contest = await openContest()
  fortress = await openFortress(contest)
})

describe('a teacher requests time where diplomas are given', () => {
  test('and can’t give it; nothing changes until a methodist has confirmed', async () => {
    const { masha, savelich, methodist } = fortress
    const id = await askedForMasha()
    expect(code(await savelich.post(url('/time_grants'), tenTo(masha)))).toBe('confirmation_needed')
    expect(await deadlineOf(masha)).toBe(after(45).toISOString())
    const { body } = await methodist.get(url('/time_requests'))
    expect(body).toMatchObject([
      { id, name: 'Миронова Маша', extra_minutes: 10, asked_by: 'Архип Савельевич', decided_at: null },
    ])
    expect(body[0].reach).toEqual({ solving: 1, not_begun: 0, finished: 0 })
    expect((await methodist.get(url(''))).body).toMatchObject({ time_requests: 1, can: { give_time: true } })
    expect((await decide(methodist, id, true)).status).toBe(200)
    expect(await deadlineOf(masha)).toBe(after(55).toISOString())
    expect((await savelich.get(url('/time_requests'))).body).toMatchObject([
      { id, is_confirmed: true, decided_by: 'Анна Власьевна', reach: null },
    ])
    expect(await given()).toMatchObject([{ name: 'Миронова Маша', granted_by: 'Анна Власьевна' }])
  })

  test('is informed why it was declined, also by a letter', async () => {
    const { masha, savelich, methodist } = fortress
    const id = await askedForMasha()
    await contest.school.rows(`update users set email = 'savelich@fortress.test' where id = $1`, [
      savelich.id,
    ])
    expect((await decide(methodist, id, false)).body.errors).toHaveProperty('words')
    await decide(methodist, id, false, 'Свет отключали в другой школе')
    expect(await deadlineOf(masha)).toBe(after(45).toISOString())
    const { body } = await savelich.get(url('/time_requests'))
    expect(body).toMatchObject([{ is_confirmed: false, words: 'Свет отключали в другой школе' }])
    const letters = await contest.school.rows<{ text: string }>(
      `select text from outbox_messages where "to" = 'savelich@fortress.test' and cause = $1`,
      [`olympiad-time-request:${id}`],
    )
    expect(letters).toHaveLength(1)
    expect(letters[0]!.text).toContain('Свет отключали в другой школе')
  })

  test('once by a repeat with the same key', async () => {
    const { masha, savelich } = fortress
    const key = { headers: { 'idempotency-key': 'asked-twice-by-a-slow-net' } }
    await savelich.post(url('/time_requests'), tenTo(masha), key)
    await savelich.post(url('/time_requests'), tenTo(masha), key)
    expect((await savelich.get(url('/time_requests'))).body).toHaveLength(1)
  })

  test('only for their own pupils, and sees their own requests', async () => {
    const { shvabrin, savelich, stranger, masha } = fortress
    expect(code(await ask(savelich, tenTo(shvabrin)))).toBe('participation_not_found')
    expect(code(await ask(stranger, tenTo(masha)))).toBe('participation_not_found')
    await ask(savelich, tenTo(masha))
    expect((await stranger.get(url('/time_requests'))).body).toEqual([])
    expect((await masha.get(url('/time_requests'))).status).toBe(403)
  })

  test('decides nothing, not even their own request', async () => {
    const { savelich, masha } = fortress
    const id = await askedForMasha()
    expect(code(await decide(savelich, id, true))).toBe('only_methodists')
    expect(await deadlineOf(masha)).toBe(after(45).toISOString())
  })

  test('in a trial gives it at once', async () => {
    const { masha, savelich, classes } = fortress
    await contest.enter(masha, contest.trial)
    const body = { ...tenTo(masha), target: 'class', target_id: classes.seventh }
    expect((await savelich.post(url('/time_grants', contest.trial), body)).status).toBe(200)
    expect(code(await savelich.post(url('/time_requests', contest.trial), body))).toBe('giving_at_once')
  })

  test('sees beforehand how many pupils it would affect', async () => {
    const { masha, parts, savelich, school, city } = fortress
    await contest.start(masha, parts.masha)
    const reach = (id: number) => savelich.get(url(`/time_reach?target=school&target_id=${id}`))
    expect((await reach(school)).body).toEqual({ solving: 1, not_begun: 1, finished: 0 })
    expect(code(await reach(city))).toBe('monitored_school_not_found')
  })
})

describe('two methodists', () => {
  race('who confirm concurrently give the time once', async () => {
    const { masha, methodist } = fortress
    const id = await askedForMasha()
    const other = await contest.school.person('Иван Кузмич', {
      type: 'agent',
      gradeIndex: null,
      isMethodist: true,
    })
    const replies = await together(contest.school, [
      () => decide(methodist, id, true),
      () => decide(other, id, true),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(replies.map(code)).toContain('request_decided')
    expect(await given()).toHaveLength(1)
    expect(await deadlineOf(masha)).toBe(after(55).toISOString())
  })
})

describe('time is revoked', () => {
  const grantOf = async (body: object): Promise<number> =>
    (await fortress.methodist.post(url('/time_grants'), body)).body[0].id
  const takeBack = (person: Person, id: number) => person.delete(url(`/time_grants/${id}`))

  race('while it is unused: deadlines lose it, the record keeps both', async () => {
    const { masha, parts, methodist } = fortress
    await contest.start(masha, parts.masha)
    const id = await grantOf(tenTo(masha))
    const both = await together(contest.school, [
      () => takeBack(methodist, id),
      () => takeBack(methodist, id),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await deadlineOf(masha)).toBe(after(45).toISOString())
    expect(await given()).toMatchObject([{ id, extra_minutes: 10, taken_back_by: 'Анна Власьевна' }])
  })

  test('and those who begin later do not get it, nor is publication delayed', async () => {
    const { masha, parts, methodist } = fortress
    const id = await grantOf({ ...tenTo(masha), target: 'all', target_id: null, shift_minutes: 60 })
    await takeBack(methodist, id)
    expect((await contest.start(masha, parts.masha)).body.attempt.deadline_at).toBe(after(45).toISOString())
    const { body } = await methodist.get(url(''))
    expect(body.awaited.window_ends_at).toBe(body.closes_at)
  })

  test('never when somebody is solving within it', async () => {
    const { masha, parts, methodist } = fortress
    await contest.start(masha, parts.masha)
    const id = await grantOf(tenTo(masha))
    contest.school.at(after(46))
    expect(code(await takeBack(methodist, id))).toBe('time_used')
    expect(await deadlineOf(masha)).toBe(after(55).toISOString())
    expect(await given()).toMatchObject([{ taken_back_at: null }])
  })

  test('only by methodists, and what is absent is absent', async () => {
    const { masha, methodist, savelich } = fortress
    const id = await grantOf(tenTo(masha))
    expect(code(await takeBack(savelich, id))).toBe('confirmation_needed')
    expect(code(await takeBack(methodist, 2_147_483_647))).toBe('time_not_found')
    expect((await takeBack(masha, id)).status).toBe(403)
  })
})

describe('the limits of a stage', () => {
  test('count all kinds of grants', async () => {
    const { masha, methodist, classes, savelich } = fortress
    const give = (body: object) => methodist.post(url('/time_grants'), body)
    await give({ ...tenTo(masha), target: 'class', target_id: classes.seventh, extra_minutes: 40 })
    expect(code(await give({ ...tenTo(masha), extra_minutes: 21 }))).toBe('extra_past_limit')
    expect(code(await ask(savelich, { ...tenTo(masha), extra_minutes: 21 }))).toBe('extra_past_limit')
    expect((await give({ ...tenTo(masha), extra_minutes: 20 })).status).toBe(200)
  })

  test('include the latest end', async () => {
    const { masha, methodist } = fortress
    const { closes_at: closesAt } = (await methodist.get(url(''))).body
    const latest = new Date(new Date(closesAt).getTime() + 30 * 60_000)
    await contest.school.rows('update olympiad_stages set latest_end_at = $2 where id = $1', [
      contest.main,
      latest,
    ])
    try {
      const refused = await methodist.post(url('/time_grants'), { ...tenTo(masha), extra_minutes: 60 })
      expect(code(refused)).toBe('end_past_limit')
      expect((await methodist.post(url('/time_grants'), tenTo(masha))).status).toBe(200)
    } finally {
      await contest.school.rows('update olympiad_stages set latest_end_at = null where id = $1', [
        contest.main,
      ])
    }
  })
})
