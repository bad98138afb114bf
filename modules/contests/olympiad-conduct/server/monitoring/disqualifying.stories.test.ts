import { schoolsOfPupilsSql } from '@school/school-classes/server'
import { ratingCount } from '@school/works/server'
import { findSchoolsOfAttempts, listSchoolRating, readWorkStats } from '@school/ratings/server'
import { securityEventsDuring, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, type Fortress, days, openContest, openFortress } from '@school/olympiads/testing'

let contest: Contest
let fortress: Fortress

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const url = (rest = '') => `/api/teacher/olympiad_stages/${contest.main}/disqualifications${rest}`
const reason = 'Решения списаны у соседа'
const takeOut = (participationId: number, person = fortress.methodist, why = reason) =>
  person.post(url(), { participation_id: participationId, reason: why })
const takeBack = (participationId: number, person = fortress.methodist) =>
  person.delete(url(`/${participationId}`))
const table = async () =>
  (
    (await fortress.shvabrin.get(`/api/olympiad_stages/${contest.main}/rating/users?q[grade_eq]=7`)).body as {
      place: number
      points: number
      award: number | null
    }[]
  ).map(({ place, points, award }) => [place, points, award])
const mine = async (person = fortress.masha) => (await contest.stage(person, contest.main)).participation
const count = () => ratingCount.count(contest.school.database.pool, findSchoolsOfAttempts)
const workId = async () =>
  (
    await contest.school.rows<{ id: number }>(
      'select work_id as id from olympiad_grades where stage_id = $1 and grade_index = 7',
      [contest.main],
    )
  )[0]!.id

/** Маша solves five, Швабрин three: first and second place. */
async function bothGoThrough(): Promise<void> {
  await contest.goThrough(fortress.masha, fortress.parts.masha, 5)
  await contest.goThrough(fortress.shvabrin, fortress.parts.shvabrin, 3)
}

beforeEach(async () => {
  contest = await openContest()
  fortress = await openFortress(contest)
})

describe('an attempt that is taken out of the rating', () => {
  test('loses its place and its diploma; its pupil sees the reason, keeps the points and the certificate of participation', async () => {
    const { masha, parts } = fortress
    await bothGoThrough()
    await contest.publish()
    const before = await mine()
    expect(before).toMatchObject({ place: { place: 1, participants: 2 }, award: 1, disqualification: null })
    const { status, body } = await takeOut(parts.masha)
    expect(status).toBe(200)
    expect(body).toMatchObject([
      {
        participation_id: parts.masha,
        name: 'Миронова Маша',
        reason,
        decided_by: 'Анна Власьевна',
        decided_at: contest.school.now.toISOString(),
        withdrawn_at: null,
      },
    ])
    const after = await mine()
    expect(after).toMatchObject({
      result: before.result,
      place: null,
      award: null,
      disqualification: { reason, decided_at: contest.school.now.toISOString() },
    })
    expect(after.certificate_id).not.toBe(before.certificate_id)
    const { body: papers } = await masha.get(`/api/users/${masha.id}/certificates`)
    expect(papers.map(({ kind }: { kind: string }) => kind)).toEqual(['participation'])
    const shown = await masha.get(`/api/users/${masha.id}/certificates/${before.certificate_id}`)
    expect(shown.status).toBe(404)
  })

  test.each([
    ['before it is counted', false],
    ['when it is counted already', true],
  ])('is removed from tables and statistics %s; others move up', async (_, isCounted) => {
    const { parts } = fortress
    await bothGoThrough()
    await contest.publish()
    if (isCounted) await count()
    const [first, second] = await table()
    await takeOut(parts.masha)
    expect(await table()).toEqual([[1, second![1], expect.anything()]])
    const stats = await readWorkStats(contest.school.database.pool, await workId())
    expect(stats.participants).toBe(1)
    expect(Math.max(...stats.tasks.map(({ answered }) => answered))).toBe(1)
    await count()
    expect(await table()).toHaveLength(1)
    await takeBack(parts.masha)
    expect(await table()).toMatchObject([
      [1, first![1], 1],
      [2, second![1], expect.anything()],
    ])
    await count()
    expect(await table()).toHaveLength(2)
  })

  test('does not count in the place of somebody out of the contest', async () => {
    await bothGoThrough()
    await contest.publish()
    await takeOut(fortress.parts.masha)
    const maxim = await contest.school.person('Максим Максимов')
    const { body } = await contest.enter(maxim, contest.main, { is_virtual: true })
    await contest.start(maxim, body.participation.id)
    const done = await contest.goThrough(maxim, body.participation.id, 4)
    expect(done.body.participation).toMatchObject({ is_virtual: true, place: { place: 1 } })
  })

  test('is removed from the rating of schools', async () => {
    const { classes, parts } = fortress
    await bothGoThrough()
    const pupils = await Promise.all(
      ['Иван Зурин', 'Максим Максимов'].map((name) => contest.school.person(name)),
    )
    for (const pupil of pupils) {
      await contest.school.rows(`insert into class_members values ($1, $2, 'pupil')`, [
        classes.seventh,
        pupil.id,
      ])
      await contest.takePart(pupil, 'KREPSTW2', 1)
    }
    await contest.publish()
    const schools = async () =>
      (await listSchoolRating(contest.school.database.pool, await workId(), schoolsOfPupilsSql)).map(
        ({ name, participants }) => [name, participants],
      )
    expect(await schools()).toEqual([['Белогорская', 3]])
    await count()
    await takeOut(parts.masha)
    expect(await schools()).toEqual([])
    const kept = () =>
      contest.school.rows<{ participants: number }>(
        'select participants from school_results where school_id = $1',
        [fortress.school],
      )
    expect((await kept()).map(({ participants }) => participants)).toEqual([2])
    await takeBack(parts.masha)
    await count()
    expect((await kept()).map(({ participants }) => participants)).toEqual([3])
    expect(await schools()).toEqual([['Белогорская', 3]])
  })

  test('before the publication gets neither place nor diploma, and is absent from the preliminary table', async () => {
    const { masha, parts, methodist } = fortress
    await bothGoThrough()
    await takeOut(parts.masha)
    expect((await mine()).disqualification).toBeNull()
    contest.school.at(days(6))
    const { body } = await methodist.get(
      `/api/teacher/olympiad_stages/${contest.main}/preliminary?q[grade_eq]=7`,
    )
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Швабрин Алексей'])
    await contest.publish()
    expect(await table()).toHaveLength(1)
    expect(await mine()).toMatchObject({ place: null, award: null, disqualification: { reason } })
    const { body: work } = await masha.get(`/api/olympiad_stages/${contest.main}/users/${masha.id}/tasks`)
    expect(work.disqualification).toMatchObject({ reason })
  })

  test('does not qualify for the next stage', async () => {
    const { methodist } = fortress
    const zurin = await contest.school.person('Иван Зурин')
    const { body } = await contest.enter(zurin, contest.trial)
    await contest.goThrough(zurin, body.participation.id, 5)
    const step = async () => (await contest.stage(zurin, contest.main)).step
    const [before] = await contest.school.rows<{ entry: string; trial: boolean }>(
      `select entry, requires_trial as trial from olympiad_stages where id = $1`,
      [contest.main],
    )
    const state = (entry: string, passPercent: number | null, trial: boolean) =>
      contest.school.rows(
        'update olympiad_stages set entry = $2, pass_percent = $3, requires_trial = $4 where id = $1',
        [contest.main, entry, passPercent, trial],
      )
    await contest.school.rows('update olympiad_stages set published_at = $2 where id = $1', [
      contest.trial,
      contest.school.now,
    ])
    await state('by_result', 10, false)
    try {
      expect(await step()).toBe('may_enter')
      const url = `/api/teacher/olympiad_stages/${contest.trial}/disqualifications`
      await methodist.post(url, { participation_id: body.participation.id, reason })
      expect(await step()).toBe('needs_result')
      expect(code(await contest.enter(zurin, contest.main))).toBe('result_needed')
      await methodist.delete(`${url}/${body.participation.id}`)
      expect(await step()).toBe('may_enter')
    } finally {
      await state(before!.entry, null, before!.trial)
    }
  })

  test('is restored with its place and with the diploma under its old number', async () => {
    const { masha, parts } = fortress
    await bothGoThrough()
    await contest.publish()
    const before = await mine()
    await takeOut(parts.masha)
    contest.school.at(days(8))
    const { body } = await takeBack(parts.masha)
    expect(body).toMatchObject([
      { reason, withdrawn_by: 'Анна Власьевна', withdrawn_at: days(8).toISOString() },
    ])
    expect(await mine()).toEqual(before)
    const shown = await masha.get(`/api/users/${masha.id}/certificates/${before.certificate_id}`)
    expect(shown.status).toBe(200)
  })

  test('is marked for those who lead; the record keeps all decisions', async () => {
    const { methodist, savelich, parts } = fortress
    await bothGoThrough()
    await takeOut(parts.masha)
    const row = async () =>
      (await methodist.get(`/api/teacher/olympiad_stages/${contest.main}/participants?q[name_cont]=миронова`))
        .body[0]
    expect(await row()).toMatchObject({ id: parts.masha, disqualification: { reason } })
    await takeBack(parts.masha)
    expect(await row()).toMatchObject({ disqualification: null })
    await takeOut(parts.masha, methodist, 'Второй раз')
    expect((await methodist.get(url())).body.map((line: { reason: string }) => line.reason)).toEqual(
      expect.arrayContaining([reason, 'Второй раз']),
    )
    expect((await savelich.get(url())).body).toEqual([])
  })
})

describe('disqualification', () => {
  test('is for methodists', async () => {
    const { savelich, masha, parts } = fortress
    await bothGoThrough()
    for (const person of [savelich, masha]) {
      expect((await takeOut(parts.masha, person)).status).toBe(403)
      expect((await takeBack(parts.masha, person)).status).toBe(403)
    }
    expect(code(await takeOut(parts.masha, savelich))).toBe('only_methodists')
    expect((await takeOut(parts.masha, contest.school.guest())).status).toBe(401)
  })

  test('requires a reason, and an attempt of this stage that has begun', async () => {
    const { parts } = fortress
    expect(code(await takeOut(parts.masha))).toBe('not_begun')
    await bothGoThrough()
    expect(Object.keys((await takeOut(parts.masha, fortress.methodist, ' ')).body.errors as object)).toEqual([
      'reason',
    ])
    expect(code(await takeOut(2_147_483_647))).toBe('participation_not_found')
    expect(code(await takeBack(2_147_483_647))).toBe('participation_not_found')
  })

  race('applied twice, or concurrently, takes effect once, and so does its undo', async () => {
    const { parts } = fortress
    await bothGoThrough()
    await contest.publish()
    await count()
    const events = await securityEventsDuring(async () => {
      const taken = await together(contest.school, [() => takeOut(parts.masha), () => takeOut(parts.masha)])
      expect(taken.map(({ status }) => status)).toEqual([200, 200])
      expect((await fortress.methodist.get(url())).body).toHaveLength(1)
      expect(await table()).toHaveLength(1)
      await together(contest.school, [() => takeBack(parts.masha), () => takeBack(parts.masha)])
    })
    expect(events.map(({ event, reason, subjectIds }) => [event, reason, subjectIds])).toEqual([
      ['privilege_permissions_changed', 'revoked', [fortress.masha.id]],
      ['privilege_permissions_changed', 'granted', [fortress.masha.id]],
    ])
    await count()
    expect(await table()).toHaveLength(2)
  })
})
