import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, days, openContest } from '@school/olympiads/testing'
import { iso, openStageMaker, stageAt, type StageMaker } from '../testing/stage-maker.ts'

let contest: Contest
let maker: StageMaker
let masha: Person

type Reply = Awaited<ReturnType<Person['post']>>

const code = ({ headers }: Pick<Reply, 'headers'>) => headers['x-error-code']

beforeEach(async () => {
  contest = await openContest()
  maker = await openStageMaker(contest)
  masha = await contest.school.person('Маша Миронова', { email: 'masha@fortress.test' })
  await maker.confirmAddress(masha)
})

describe('a methodist moves a stage', () => {
  let id: number
  beforeEach(async () => {
    id = (await maker.make()).body.id
  })

  test('before it opens to any time, and all participants are notified once', async () => {
    const { participation } = (await contest.enter(masha, id)).body
    const reply = await maker.move(id)
    expect(reply.status, reply.text).toBe(200)
    expect(reply.body).toMatchObject({
      opens_at: iso(12),
      closes_at: iso(13),
      results_at: iso(15),
      version: 2,
    })
    expect(await contest.stage(masha, id)).toMatchObject({
      opens_at: iso(12),
      change: { kind: 'moved', reason: 'В этот день городской праздник' },
    })
    const letters = await maker.lettersTo('masha@fortress.test')
    expect(letters).toHaveLength(1)
    expect(letters[0]!.subject).toBe('Этап перенесён: Физика вокруг нас')
    expect(letters[0]!.text).toContain('13\u00a0сентября, 12:00')
    expect(letters[0]!.text).toContain('В этот день городской праздник.')
    await contest.school.jobQueue.hearAnnounced()
    expect(await maker.lettersTo('masha@fortress.test')).toHaveLength(1)

    contest.school.at(days(10.5))
    expect(code(await contest.start(masha, participation.id))).toBe('work_not_open')
    contest.school.at(days(12.5))
    expect((await contest.start(masha, participation.id)).status).toBe(200)
  })

  test('and notifies each participant once, also those without an address, but not those who have disabled events', async () => {
    const petr = await contest.school.person('Пётр Гринёв')
    const zurin = await contest.school.person('Иван Зурин')
    await contest.enter(petr, id)
    await contest.enter(zurin, id)
    await zurin.patch('/api/user/communication_subscriptions', {
      communication_subscriptions: { subscription_events: false },
    })
    await maker.move(id)
    await contest.school.jobQueue.hearAnnounced()
    expect((await petr.get('/api/user/notifications')).body).toMatchObject([
      {
        kind: 'olympiad',
        title: 'Этап перенесён: Физика вокруг нас',
        text: 'В этот день городской праздник.',
      },
    ])
    for (const who of [zurin, masha]) expect((await who.get('/api/user/notifications')).body).toEqual([])
  })

  test('and sends no letter to unconfirmed addresses', async () => {
    const petr = await contest.school.person('Пётр Гринёв', { email: 'petr@fortress.test' })
    await contest.enter(petr, id)
    await maker.move(id)
    expect(await maker.lettersTo('petr@fortress.test')).toEqual([])
  })

  test('with other minutes, which apply to those who begin', async () => {
    const { participation } = (await contest.enter(masha, id)).body
    const grades = [
      { grade_index: 7, minutes: 90 },
      { grade_index: 8, minutes: 50 },
    ]
    await maker.move(id, { opens_at: iso(10), closes_at: iso(11), results_at: iso(13), grades })
    contest.school.at(days(10.5))
    const { body } = await contest.start(masha, participation.id)
    expect(body.minutes).toBe(90)
    expect(Date.parse(body.attempt.deadline_at)).toBe(days(10.5).getTime() + 90 * 60_000)
  })

  test('while it runs only to a later end, which is shown at once to those who are solving', async () => {
    const { participation } = (await contest.enter(masha, id)).body
    contest.school.at(days(10.5))
    await contest.start(masha, participation.id)
    const now = { opens_at: iso(10), closes_at: iso(11), results_at: iso(13) }
    expect(code(await maker.move(id, { ...now, opens_at: iso(12), closes_at: iso(12.5) }))).toBe(
      'opening_fixed',
    )
    expect(code(await maker.move(id, { ...now, closes_at: iso(10.9) }))).toBe('end_only_later')
    expect(code(await maker.move(id, { ...now, results_at: iso(12) }))).toBe('results_only_later')
    expect(code(await maker.move(id, { ...now, closes_at: iso(14) }))).toBe('results_early')
    expect((await maker.move(id, { ...now, closes_at: iso(12) })).status).toBe(200)
    contest.school.at(days(11.5))
    const grinyov = await contest.school.person('Пётр Гринёв', { gradeIndex: 8 })
    const late = (await contest.enter(grinyov, id, { grade_index: 8 })).body.participation
    expect((await contest.start(grinyov, late.id)).status).toBe(200)
  })

  test('where all end together, moving also the deadlines of those who are solving', async () => {
    await maker.cancel(id)
    const { id: hard } = (
      await maker.make({ title: 'Финал для всех сразу', hard_close: true, results_at: iso(13) })
    ).body
    const { participation } = (await contest.enter(masha, hard)).body
    contest.school.at(new Date(days(11).getTime() - 10 * 60_000))
    await contest.start(masha, participation.id)
    const closesAt = new Date(days(11).getTime() + 15 * 60_000).toISOString()
    await maker.move(hard, { opens_at: iso(10), closes_at: closesAt, results_at: iso(13) })
    expect((await contest.attempt(masha)).body.attempt.deadline_at).toBe(closesAt)
  })

  test('after its end only to a later time of results, and after the results not at all', async () => {
    contest.school.at(days(12))
    const now = { opens_at: iso(10), closes_at: iso(11) }
    expect(code(await maker.move(id, { ...now, closes_at: iso(12.5) }))).toBe('end_fixed')
    expect((await maker.move(id, { ...now, results_at: iso(16) })).status).toBe(200)
    contest.school.at(days(16.1))
    expect((await maker.read(id)).can).toMatchObject({ move: false, cancel: false })
    expect(code(await maker.move(id, { ...now, results_at: iso(18), version: 2 }))).toBe('stage_fixed')
  })

  test('and of two concurrent changes the second is rejected as outdated, unless it is identical', async () => {
    await maker.move(id)
    expect((await maker.move(id)).status).toBe(200)
    expect(code(await maker.move(id, { opens_at: iso(11) }))).toBe('changed_meanwhile')
    expect(code(await maker.move(id, { version: 2 }))).toBe('nothing_moved')
    expect((await maker.read(id)).version).toBe(2)
  })

  test('only with a reason', async () => {
    const reply = await maker.move(id, { reason: ' ' })
    expect(reply.status).toBe(422)
    expect(reply.text).toContain('Напишите причину')
  })

  test('and each change is recorded in the protocol: who, when and why', async () => {
    contest.school.at(days(0.5))
    await maker.move(id)
    contest.school.at(days(0.6))
    await maker.cancel(id)
    const entries = await maker.protocolOf(id)
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      'stage_made',
      'stage_moved',
      'stage_cancelled',
    ])
    expect(entries[1]).toMatchObject({
      at: iso(0.5),
      facts: {
        by: 'Анна Власьевна',
        opens_at: iso(12),
        opens_before: iso(10),
        words: 'В этот день городской праздник',
      },
    })
    expect((await maker.person.get(stageAt(id, '/protocol/proof'))).body.broken_at).toBeNull()
    const file = await maker.person.get(stageAt(id, '/tables/file?table=protocol&format=csv'))
    expect(file.text).toContain('Этап перенесён')
  })

  test('and a load of content neither moves it back nor retires a stage created by a person', async () => {
    await maker.move(id)
    const before = await maker.read(contest.main)
    const { opens_at: opensAt, closes_at: closesAt, results_at: resultsAt } = before
    const later = new Date(Date.parse(closesAt) + 3_600_000).toISOString()
    const grades = before.grades.map(
      ({ grade_index, minutes }: { grade_index: number; minutes: number }) => ({
        grade_index,
        minutes,
      }),
    )
    const ofContent = { opens_at: opensAt, results_at: resultsAt, grades }
    try {
      expect((await maker.move(contest.main, { ...ofContent, closes_at: later })).status).toBe(200)
      await maker.loadContent()
      expect(await maker.read(contest.main)).toMatchObject({ closes_at: later })
      expect(await maker.read(id)).toMatchObject({ opens_at: iso(12), state: 'announced' })
      const [work] = await contest.school.rows<{ rules: { closesAt: string } }>(
        'select w.rules from works w join olympiad_grades g on g.work_id = w.id where g.stage_id = $1 limit 1',
        [contest.main],
      )
      expect(work!.rules.closesAt).toBe(later)
      expect(await maker.takenBy()).toEqual(['Финал', 'Финал'])
    } finally {
      await contest.school.rows('update olympiad_stages set is_moved = false where id = $1', [contest.main])
      await maker.loadContent()
    }
    expect(await maker.read(contest.main)).toMatchObject({ closes_at: closesAt })
  })
})
