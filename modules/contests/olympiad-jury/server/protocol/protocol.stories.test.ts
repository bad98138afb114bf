/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, type Fortress, days, openContest, openFortress } from '@school/olympiads/testing'
import { keepProtocols } from './keep.ts'

let contest: Contest
let fortress: Fortress

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const url = (rest = '') => `/api/teacher/olympiad_stages/${contest.main}${rest}`
const keep = () => contest.school.jobQueue.run(keepProtocols)
const protocol = async (query = '') => (await fortress.methodist.get(url(`/protocol${query}`))).body
const kinds = async (query = '') =>
  (await protocol(`?limit=100${query}`)).map(({ kind }: { kind: string }) => kind).toReversed()

beforeEach(async () => {
  contest = await openContest()
  fortress = await openFortress(contest)
})

describe('the protocol of a stage', () => {
  test('records events in order, with numbers instead of names', async () => {
    const { masha, methodist, parts } = fortress
    await methodist.post(url('/time_grants'), {
      target: 'user',
      target_id: masha.id,
      extra_minutes: 10,
      shift_minutes: 0,
      reason: 'Погас свет',
    })
    contest.school.at(days(0.1))
    await contest.goThrough(masha, parts.masha, 3)
    await contest.publish()
    contest.school.at(days(7.55))
    await methodist.post(url('/disqualifications'), { participation_id: parts.masha, reason: 'Списано' })
    contest.school.at(days(7.6))
    await methodist.delete(url(`/disqualifications/${parts.masha}`))
    await methodist.post(url('/withdrawals'), { reason: 'Ошибка в ключе' })
    await keep()

    expect(await kinds()).toEqual([
      'time_given',
      'started',
      'finished',
      'published',
      'disqualified',
      'restored',
      'withdrawn',
    ])
    const entries = await protocol()
    const of = (kind: string) => entries.find((entry: { kind: string }) => entry.kind === kind)
    expect(of('time_given')).toMatchObject({
      number: 1,
      participation_id: parts.masha,
      grade_index: 7,
      facts: { by: 'Анна Власьевна', extra_minutes: 10, words: 'Погас свет' },
    })
    expect(of('finished').facts).toMatchObject({ reason: 'user', saved: 3 })
    expect(of('disqualified').facts).toMatchObject({ words: 'Списано' })
    expect(JSON.stringify(entries)).not.toMatch(/Миронова|Маша/)
    expect((await protocol('?q[kind_eq]=finished')).length).toBe(1)
    expect(await protocol(`?q[participation_id_eq]=${parts.grinyov}`)).toEqual([])
  })

  test('names who published the results, and no one when they were published by schedule', async () => {
    const { masha, methodist, parts } = fortress
    await contest.goThrough(masha, parts.masha, 5)
    contest.school.at(days(6))
    await methodist.post(url('/publications'))
    await keep()
    contest.school.at(days(6.1))
    await methodist.post(url('/withdrawals'), { reason: 'Ошибка в ключе' })
    contest.school.at(days(6.2))
    await methodist.post(url('/publications'))
    await keep()
    const publishers = (await protocol('?q[kind_eq]=published')).map(
      ({ facts }: { facts: { by?: string } }) => facts.by,
    )
    expect(publishers).toEqual(['Анна Власьевна', 'Анна Власьевна'])
    // A publication is not a change of the stage: participants are not notified of a move.
    expect((await contest.stage(masha, contest.main)).change).toBeNull()
  })

  race('writes each event once, regardless of who writes it and how often', async () => {
    const { masha, parts } = fortress
    await contest.goThrough(masha, parts.masha, 1)
    await together(contest.school, [keep, keep])
    await keep()
    expect(await kinds()).toEqual(['started', 'finished'])
    await contest.publish()
    await keep()
    expect(await kinds()).toEqual(['started', 'finished', 'published'])
    const [published] = await protocol('?q[kind_eq]=published')
    expect(published.facts.by).toBeUndefined()
  })

  test('records a lost connection and its return', async () => {
    const { masha, parts } = fortress
    contest.school.at(days(5.4))
    await contest.start(masha, parts.masha)
    const hear = (at: Date) =>
      contest.school.rows(
        `insert into attempt_presence (work_id, user_id, heard_at) select work_id, user_id, $2 from olympiad_participations where id = $1
          on conflict (work_id, user_id) do update set heard_at = excluded.heard_at`,
        [parts.masha, at],
      )
    const minute = 1 / (24 * 60)
    await hear(days(5.4))
    contest.school.at(days(5.4 + 2 * minute))
    await keep()
    contest.school.at(days(5.4 + 3 * minute))
    await keep()
    await hear(days(5.4 + 3 * minute))
    await keep()
    await keep()
    expect(await kinds()).toEqual(['started', 'connection_lost', 'connection_back'])
  })

  test('records a mark only when its answer is settled', async () => {
    const { masha, parts, methodist } = fortress
    await contest.goThrough(masha, parts.masha, 1)
    const [review] = await contest.school.rows<{ id: number }>(
      `insert into answer_reviews (attempt_id, task_id, try_number, asked_at) select a.id, w.task_id, 1, now() from attempts a
        join work_tasks w on w.work_id = a.work_id where a.user_id = $1 order by w.position limit 1 returning id`,
      [masha.id],
    )
    await contest.school.rows(
      `insert into review_marks (review_id, reviewer_id, state, points, comment, said_at) values ($1, $2, 'reviewed', 100, '', $3)`,
      [review!.id, methodist.id, days(5)],
    )
    await keep()
    expect(await kinds()).toEqual(['started', 'finished'])
    await contest.school.rows(`update answer_reviews set state = 'reviewed' where id = $1`, [review!.id])
    await keep()
    expect((await protocol('?q[kind_eq]=marked'))[0]).toMatchObject({
      participation_id: parts.masha,
      facts: { by: 'Анна Власьевна', points: 100, ordinal: 1 },
    })
  })

  test('can’t be changed, and the chain reveals changes made directly in the database', async () => {
    const { masha, parts, methodist } = fortress
    await contest.goThrough(masha, parts.masha, 1)
    await contest.publish()
    await keep()
    const proof = async () => (await methodist.get(url('/protocol/proof'))).body
    expect(await proof()).toMatchObject({
      entries: 3,
      broken_at: null,
      last_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const spoil = `update olympiad_protocol_entries set facts = '{"saved": 5}' where number = 2`
    await expect(contest.school.rows(spoil)).rejects.toThrow('only ever added')
    await expect(contest.school.rows('delete from olympiad_protocol_entries')).rejects.toThrow(
      'only ever added',
    )
    await contest.school.rows('alter table olympiad_protocol_entries disable trigger only_added')
    await contest.school.rows(spoil)
    await contest.school.rows('alter table olympiad_protocol_entries enable trigger only_added')
    expect(await proof()).toMatchObject({ entries: 3, broken_at: 2 })
  })

  test('is read by methodists, and by experts of the jury when the results are out', async () => {
    const { savelich, stranger, methodist, masha } = fortress
    const read = async (person: Fortress['masha']) => {
      const reply = await person.get(url('/protocol'))
      return reply.status === 200 ? 200 : code(reply)
    }
    await contest.school.rows(
      'insert into olympiad_experts (stage_id, user_id, appointed_at, appointed_by) values ($1, $2, $3, $4)',
      [contest.main, stranger.id, days(0), methodist.id],
    )
    expect([await read(methodist), await read(stranger), await read(savelich)]).toEqual([
      200,
      'protocol_closed',
      'protocol_closed',
    ])
    expect((await masha.get(url('/protocol'))).status).toBe(403)
    expect((await stranger.get(url())).body.can.read_protocol).toBe(false)
    await contest.publish()
    expect([await read(stranger), await read(savelich)]).toEqual([200, 'protocol_closed'])
    expect((await stranger.get(url())).body.can.read_protocol).toBe(true)
    for (const path of ['/protocol/proof', '/tables/file?table=protocol&format=csv'])
      expect(code(await savelich.get(url(path)))).toBe('protocol_closed')
  })

  test('is saved as a table, in words', async () => {
    const { masha, parts, methodist } = fortress
    await contest.goThrough(masha, parts.masha, 2)
    await keep()
    const { status, text } = await methodist.get(url('/tables/file?table=protocol&format=csv'))
    expect(status).toBe(200)
    expect(text).toContain('работа сдана, сохранено 2')
  })

  test('is saved as a signed document by those who may read it', async () => {
    const { masha, parts, methodist, savelich } = fortress
    await contest.goThrough(masha, parts.masha, 2)
    await keep()
    const { status, headers, text } = await methodist.get(url('/protocol/file'))
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text).toContain('/SubFilter /adbe.pkcs7.detached')
    expect(code(await savelich.get(url('/protocol/file')))).toBe('protocol_closed')
  })

  test('records when the page of an attempt was hidden, as announced on that page', async () => {
    const { masha, shvabrin, parts } = fortress
    const absent = (person: Fortress['masha'], seconds: number) =>
      person.post(`/api/olympiad_participations/${parts.masha}/absences`, { seconds })
    expect((await absent(masha, 40)).status).toBe(204)
    contest.school.at(days(5.4))
    await contest.start(masha, parts.masha)
    contest.school.at(new Date(days(5.4).getTime() + 60_000))
    expect((await absent(masha, 40)).status).toBe(204)
    expect((await absent(masha, 1)).status).toBe(422)
    expect(code(await absent(shvabrin, 40))).toBe('participation_not_found')
    // Nothing is recorded before the start.
    expect((await absent(masha, 3600)).status).toBe(204)
    await keep()
    expect(await kinds()).toEqual(['started', 'page_hidden', 'page_hidden'])
    const hidden = await protocol('?q[kind_eq]=page_hidden')
    expect(hidden.map(({ at, facts }: { at: string; facts: object }) => [at, facts])).toEqual([
      [new Date(days(5.4).getTime() + 20_000).toISOString(), { seconds: 40 }],
      [days(5.4).toISOString(), { seconds: 3600 }],
    ])
    await contest.finish(masha, parts.masha)
    await absent(masha, 40)
    await keep()
    expect(await kinds('&q[kind_eq]=page_hidden')).toHaveLength(2)
  })
})
