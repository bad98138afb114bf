import {
  openTestSchool,
  type Person,
  type TestSchool,
  securityEventsDuring,
  race,
  together,
} from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let ege: number

const at = (rest = '') => `/api/exam_rehearsals/${ege}${rest}`
const open = (person: Person, ulid: string) => person.get(`/api/shared/exam_rehearsal_results/${ulid}`)
const share = (person: Person, endsOn: string | null = null) =>
  person.post(at('/shares'), { attempt_number: 1, ends_on: endsOn })

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { gradeIndex: 11 })
  const rows = await school.rows<{ id: number }>('select id from exam_rehearsals where key = $1', [
    'ege-math-profile-2025',
  ])
  ege = rows[0]!.id
  await masha.post(at('/starts'), { holder: 'tab-of-masha' })
  await masha.post(`${await masha.attemptAt(at('/tasks'))}/finishes`)
})

test('a guest sees the first name and the result by a link, and nothing else of the person', async () => {
  const { body } = await share(masha)
  expect(body.ulid).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  const { status, body: shown, text } = await open(school.guest(), body.ulid)
  expect(status).toBe(200)
  expect(shown).toMatchObject({ first_name: 'Маша', grade: { value: 0, max_primary: 32 }, ends_at: null })
  expect(Object.keys(shown).toSorted()).toEqual([
    'ends_at',
    'finished_at',
    'first_name',
    'grade',
    'on_check',
    'parts',
    'rehearsal',
    'spent_minutes',
    'themes',
  ])
  for (const secret of ['Миронова', 'email', 'user_id', 'tasks', 'response'])
    expect(text).not.toContain(secret)
})

race('an attempt has one link: asking again moves its end', async () => {
  const first = (await share(masha)).body
  const second = (await share(masha, '2026-11-30')).body
  expect(second).toMatchObject({ ulid: first.ulid, ends_at: '2026-11-30T21:00:00.000Z' })
  const [a, b] = await together(school, [() => share(masha), () => share(masha)])
  expect(a.body.ulid).toBe(b.body.ulid)
  expect((await masha.get(at('/results'))).body.share.ulid).toBe(first.ulid)
})

race('two concurrent requests create one link', async () => {
  const replies = await together(school, [() => share(masha), () => share(masha), () => share(masha)])
  expect(new Set(replies.map(({ body }) => body.ulid)).size).toBe(1)
})

test('a link ends with its last day, and a new one may be made', async () => {
  const { body } = await share(masha, '2026-11-20')
  expect((await open(school.guest(), body.ulid)).status).toBe(200)
  school.at(new Date('2026-11-20T21:00:00Z'))
  const ended = await open(school.guest(), body.ulid)
  expect([ended.status, ended.headers['x-error-code']]).toEqual([404, 'exam_share_not_found'])
  expect((await masha.get(at('/results'))).body.share).toBeNull()
  expect((await share(masha, '2026-12-01')).status).toBe(200)
  expect((await open(school.guest(), body.ulid)).status).toBe(200)
})

test('a day in the past is refused at its field', async () => {
  const { status, body, headers } = await share(masha, '2026-11-19')
  expect([status, headers['x-error-code']]).toEqual([422, 'exam_share_in_past'])
  expect(body.errors.ends_on[0]).toContain('не раньше')
  expect((await share(masha, '2026-02-31')).status).toBe(422)
})

test('a revoked link is dead for everybody and for good; revoking again changes nothing', async () => {
  const { body } = await share(masha)
  const revoke = () => masha.delete(at(`/shares/${body.ulid}`))
  expect((await revoke()).status).toBe(204)
  expect((await revoke()).status).toBe(204)
  expect((await open(school.guest(), body.ulid)).status).toBe(404)
  expect((await open(masha, body.ulid)).status).toBe(404)
  expect((await share(masha)).body.ulid).not.toBe(body.ulid)
})

test('creating, changing and revoking a link is written to the security log, without the link itself', async () => {
  let ulid = ''
  const events = await securityEventsDuring(async () => {
    ulid = (await share(masha)).body.ulid
    await share(masha, '2026-11-30')
    await masha.delete(at(`/shares/${ulid}`))
    await masha.delete(at(`/shares/${ulid}`))
  })
  const [{ id } = { id: 0 }] = await school.rows<{ id: number }>(
    'select attempt_id as id from exam_shares where ulid = $1',
    [ulid],
  )
  expect(events.map(({ event, reason, userId }) => [event, reason, userId])).toEqual(
    ['granted', 'granted', 'revoked'].map((reason) => ['privilege_permissions_changed', reason, masha.id]),
  )
  for (const { ids } of events) expect(ids).toEqual({ examRehearsalId: String(ege), attemptId: String(id) })
  expect(JSON.stringify(events)).not.toContain(ulid)
})

test('only the owner shares and revokes', async () => {
  const { body } = await share(masha)
  const petya = await school.person('Петя Гринёв')
  expect((await share(petya)).headers['x-error-code']).toBe('exam_results_not_found')
  const foreign = await petya.delete(at(`/shares/${body.ulid}`))
  expect([foreign.status, foreign.headers['x-error-code']]).toEqual([404, 'exam_share_not_found'])
  expect((await school.guest().delete(at(`/shares/${body.ulid}`))).status).toBe(401)
  expect((await open(school.guest(), body.ulid)).status).toBe(200)
})

test('an unknown link looks like a dead one', async () => {
  for (const ulid of ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x', '%20', `'--`])
    expect((await open(school.guest(), ulid)).headers['x-error-code']).toBe('exam_share_not_found')
})
