import { meetAt, type Person, securityEventsDuring } from '@school/server/testing'
import { worksModule } from '@school/works/server'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Contest,
  type Fortress,
  days,
  firstDay,
  openContest,
  openFortress,
} from '@school/olympiads/testing'

let contest: Contest
let fortress: Fortress

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const after = (minutes: number, from = firstDay) => new Date(from.getTime() + minutes * 60_000).toISOString()
const url = () => `/api/teacher/olympiad_stages/${contest.main}/time_grants`
const give = (person: Person, grant: object) =>
  person.post(url(), {
    target: 'all',
    target_id: null,
    extra_minutes: 10,
    shift_minutes: 0,
    reason: 'Отключали свет',
    ...grant,
  })
const begin = async (person: Person, participationId: number): Promise<string> =>
  (await contest.start(person, participationId)).body.attempt.deadline_at
/** The deadline as shown on the pupil’s own page. */
const deadlineOf = async (person: Person): Promise<string> =>
  (await person.get(`/api/olympiads/${contest.olympiadId}/attempt`)).body.attempt.deadline_at
const closeOverdue = () =>
  contest.school.jobQueue.run(worksModule.jobs!.find(({ name }) => name === 'close-overdue-runs')!)

beforeEach(async () => {
  contest = await openContest()
  fortress = await openFortress(contest)
})

describe('more time', () => {
  test('moves the deadline of a pupil who is solving: the page and the next answer show it', async () => {
    const { masha, parts, methodist } = fortress
    expect(await begin(masha, parts.masha)).toBe(after(45))
    const { status, body } = await give(methodist, { target: 'user', target_id: masha.id })
    expect(status).toBe(200)
    expect(body).toMatchObject([
      {
        target: 'user',
        name: 'Миронова Маша',
        extra_minutes: 10,
        shift_minutes: 0,
        reason: 'Отключали свет',
        granted_by: 'Анна Власьевна',
        created_at: firstDay.toISOString(),
      },
    ])
    expect(await deadlineOf(masha)).toBe(after(55))
    const { body: page } = await masha.get(`/api/olympiads/${contest.olympiadId}/attempt`)
    const saved = await contest.save(masha, parts.masha, page.attempt.tasks[0].id, { response: null })
    expect(saved.body.deadline_at).toBe(after(55))
  })

  test('given before the start is kept, whatever grade is chosen later', async () => {
    const { grinyov, parts, methodist } = fortress
    await give(methodist, { target: 'user', target_id: grinyov.id })
    await contest.enter(grinyov, contest.main, { grade_index: 9 })
    expect(await begin(grinyov, parts.grinyov)).toBe(after(70))
  })

  test.each(['class', 'school', 'all'] as const)(
    'to a %s reaches only its pupils who are solving or begin later',
    async (target) => {
      const { masha, grinyov, shvabrin, parts, methodist, classes, school } = fortress
      await begin(masha, parts.masha)
      const target_id = { class: classes.seventh, school, all: null }[target]
      await give(methodist, { target, target_id })
      expect(await deadlineOf(masha)).toBe(after(55))
      expect(await begin(grinyov, parts.grinyov)).toBe(after(target === 'class' ? 60 : 70))
      expect(await begin(shvabrin, parts.shvabrin)).toBe(after(target === 'all' ? 55 : 45))
    },
  )

  test('adds up, and a repeat with the same key gives it once', async () => {
    const { masha, parts, methodist } = fortress
    await begin(masha, parts.masha)
    const grant = {
      target: 'user',
      target_id: masha.id,
      extra_minutes: 5,
      shift_minutes: 0,
      reason: 'Сбой связи',
    }
    const key = { headers: { 'idempotency-key': 'the-same-key-twice' } }
    const events = await securityEventsDuring(async () => {
      await methodist.post(url(), grant, key)
      await methodist.post(url(), grant, key)
    })
    expect(await deadlineOf(masha)).toBe(after(50))
    // Each grade of a stage is a separate work, but this is one grant.
    expect(events).toMatchObject([
      {
        event: 'privilege_permissions_changed',
        reason: 'granted',
        userId: methodist.id,
        subjectIds: [masha.id],
        ids: { stageId: String(contest.main) },
      },
    ])
    await methodist.post(url(), grant)
    expect(await deadlineOf(masha)).toBe(after(55))
  })

  test('resumes an attempt whose time ran out, when the given time is enough', async () => {
    const { masha, parts, methodist } = fortress
    await begin(masha, parts.masha)
    contest.school.at(new Date(after(60)))
    await closeOverdue()
    const events = await securityEventsDuring(async () => {
      const late = await give(methodist, { target: 'user', target_id: masha.id, extra_minutes: 10 })
      expect(code(late)).toBe('minutes_too_few')
    })
    expect(events, 'nothing was given').toEqual([])
    expect((await methodist.get(url())).body).toEqual([])
    expect((await give(methodist, { target: 'user', target_id: masha.id, extra_minutes: 30 })).status).toBe(
      200,
    )
    const { body } = await masha.get(`/api/olympiads/${contest.olympiadId}/attempt`)
    expect(body.attempt).toMatchObject({ state: 'running', deadline_at: after(75) })
  })

  test('is not given for a work that is handed in', async () => {
    const { masha, parts, methodist } = fortress
    await contest.goThrough(masha, parts.masha, 1)
    expect(code(await give(methodist, { target: 'user', target_id: masha.id }))).toBe('attempt_handed_in')
  })

  test('without minutes, without a reason or above the maximum gets an error next to the field', async () => {
    const fields = async (grant: object) =>
      Object.keys((await give(fortress.methodist, grant)).body.errors as object)
    expect(await fields({ extra_minutes: 0 })).toEqual(['extra_minutes'])
    expect(await fields({ reason: '  ' })).toEqual(['reason'])
    expect(await fields({ extra_minutes: 181 })).toEqual(['extra_minutes'])
    expect(await fields({ shift_minutes: 20_000 })).toEqual(['shift_minutes'])
  })

  test('is not given after the publication', async () => {
    await contest.publish()
    expect(code(await give(fortress.methodist, {}))).toBe('stage_published')
  })
})

describe('a shift of the window', () => {
  test('admits those who could not come, and delays the publication', async () => {
    const { masha, grinyov, parts, methodist } = fortress
    await give(methodist, { target: 'user', target_id: masha.id, extra_minutes: 0, shift_minutes: 1440 })
    contest.school.at(days(6))
    expect((await contest.stage(masha, contest.main)).step).toBe('ready')
    expect((await contest.stage(grinyov, contest.main)).step).toBe('closed')
    expect(code(await contest.start(grinyov, parts.grinyov))).toBe('work_over')
    expect((await contest.start(masha, parts.masha)).status).toBe(200)
    const { body } = await methodist.get(`/api/teacher/olympiad_stages/${contest.main}`)
    expect(body.awaited).toMatchObject({ attempts: 1, window_ends_at: '2026-09-07T19:00:00.000Z' })
  })

  test('past the time of results is refused: by then the solutions are open', async () => {
    const shift = (minutes: number) => give(fortress.methodist, { extra_minutes: 0, shift_minutes: minutes })
    expect(code(await shift(3 * 1440))).toBe('shift_past_results')
    expect((await shift(1440)).status).toBe(200)
    expect(code(await shift(1440))).toBe('shift_past_results')
  })

  test('does not permit starting after publication', async () => {
    const { masha, parts, methodist } = fortress
    await give(methodist, { target: 'user', target_id: masha.id, extra_minutes: 0, shift_minutes: 1440 })
    await contest.school.rows('update olympiad_stages set published_at = now() where id = $1', [contest.main])
    expect(code(await contest.start(masha, parts.masha))).toBe('work_over')
  })
})

describe('people who lead give time only to their own pupils', () => {
  test('a pupil, a class and a school of others look absent to a teacher', async () => {
    const { savelich, stranger, shvabrin, masha, classes, city } = fortress
    const refusals = async (person: Person, grants: object[]) => {
      const replies = await Promise.all(grants.map((grant) => give(person, grant)))
      return replies.map((reply) => [reply.status, code(reply)])
    }
    expect(
      await refusals(savelich, [
        { target: 'user', target_id: shvabrin.id },
        { target: 'class', target_id: classes.city },
        { target: 'school', target_id: city },
        { target: 'all' },
      ]),
    ).toEqual([
      [404, 'participation_not_found'],
      [404, 'monitored_class_not_found'],
      [404, 'monitored_school_not_found'],
      [403, 'only_methodists'],
    ])
    expect(await refusals(stranger, [{ target: 'user', target_id: masha.id }])).toEqual([
      [404, 'participation_not_found'],
    ])
    expect((await give(masha, {})).status).toBe(403)
    expect((await give(contest.school.guest(), {})).status).toBe(401)
  })

  test('what is absent is absent for a methodist too', async () => {
    const { methodist } = fortress
    for (const [target, refusal] of [
      ['user', 'participation_not_found'],
      ['class', 'monitored_class_not_found'],
      ['school', 'monitored_school_not_found'],
    ] as const) {
      expect(code(await give(methodist, { target, target_id: 2_147_483_647 }))).toBe(refusal)
      expect(code(await give(methodist, { target, target_id: null }))).toBe(refusal)
    }
  })

  test('a teacher sees what was given to their own pupils and to all, the methodist everything', async () => {
    const { methodist, savelich, stranger, masha, shvabrin, classes } = fortress
    await give(methodist, { target: 'user', target_id: masha.id })
    await give(methodist, { target: 'user', target_id: shvabrin.id })
    await give(methodist, { target: 'class', target_id: classes.eighth })
    await give(methodist, {})
    const names = async (person: Person) =>
      (await person.get(url())).body.map(({ name }: { name: string | null }) => name)
    expect(await names(savelich)).toEqual(expect.arrayContaining(['8Б, Белогорская', 'Миронова Маша', null]))
    expect(await names(savelich)).toHaveLength(3)
    expect(await names(stranger)).toEqual([null])
    expect(await names(methodist)).toHaveLength(4)
  })
})

describe('time revoked while a pupil begins', () => {
  const given = async () => {
    const { methodist, masha } = fortress
    const { body } = await give(methodist, { target: 'user', target_id: masha.id })
    return { grantId: body[0].id as number, masha, methodist }
  }
  /** Makes both calls read before either writes. */
  const meet = async (acts: Parameters<typeof meetAt>[3]) => {
    const [work] = await contest.school.rows<{ id: number }>(
      'select work_id as id from olympiad_participations where id = $1',
      [fortress.parts.masha],
    )
    return meetAt(contest.school, 'select id from works where id = $1 for update', [work!.id], acts)
  }

  test('is removed from an attempt that has begun first', async () => {
    const { grantId, masha, methodist } = await given()
    const replies = await meet([
      () => contest.start(masha, fortress.parts.masha),
      () => methodist.delete(`${url()}/${grantId}`),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await deadlineOf(masha)).toBe(after(45))
  })

  test('is absent from an attempt that has begun second', async () => {
    const { grantId, masha, methodist } = await given()
    const replies = await meet([
      () => methodist.delete(`${url()}/${grantId}`),
      () => contest.start(masha, fortress.parts.masha),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[1]!.body.attempt.deadline_at).toBe(after(45))
    expect(await deadlineOf(masha)).toBe(after(45))
  })

  test('does not lose a concurrent grant either', async () => {
    const { masha, methodist } = fortress
    const replies = await meet([
      () => contest.start(masha, fortress.parts.masha),
      () => give(methodist, { target: 'user', target_id: masha.id }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await deadlineOf(masha)).toBe(after(55))
  })
})
