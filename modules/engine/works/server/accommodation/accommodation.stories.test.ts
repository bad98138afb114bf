import { openTestSchool, type Person, type TestSchool, securityEventsDuring } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let anna: Person
const agent = { type: 'agent', gradeIndex: null } as const

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  anna = await school.person('Анна', { ...agent, middleName: 'Власьевна', isMethodist: true })
})

const url = (id: number) => `/api/users/${id}/accommodation`

test('special conditions are absent until a methodist sets them', async () => {
  expect((await anna.get(url(masha.id))).body).toEqual({ kind: 'usual', set_at: null, set_by: null })
})

test('a methodist sets them, sets others, and removes them; the author and the time are stored', async () => {
  for (const kind of ['half', 'unlimited', 'usual']) {
    const { status, body } = await anna.put(url(masha.id), { kind })
    expect(status).toBe(200)
    expect(body).toEqual({ kind, set_at: school.now.toISOString(), set_by: 'Анна Власьевна' })
    expect((await anna.get(url(masha.id))).body).toEqual(body)
  }
})

test('the security log contains who set them for whom, but not the conditions, which concern health', async () => {
  const events = await securityEventsDuring(async () => {
    await anna.put(url(masha.id), { kind: 'half' })
    await anna.put(url(masha.id), { kind: 'usual' })
  })
  expect(events.map(({ reason, userId, subjectIds }) => [reason, userId, subjectIds])).toEqual([
    ['granted', anna.id, [masha.id]],
    ['revoked', anna.id, [masha.id]],
  ])
  expect(JSON.stringify(events)).not.toContain('half')
})

test('values other than the four are refused', async () =>
  expect((await anna.put(url(masha.id), { kind: 'double' })).status).toBe(422))

test('a teacher, the pupil and a guest can neither read nor set them; an adult has none', async () => {
  const savelich = await school.person('Архип', agent)
  for (const [person, status] of [
    [savelich, 404],
    [masha, 403],
    [school.guest(), 401],
  ] as const) {
    expect((await person.get(url(masha.id))).status).toBe(status)
    expect((await person.put(url(masha.id), { kind: 'half' })).status).toBe(status)
  }
  for (const id of [savelich.id, 2_147_483_647])
    expect((await anna.put(url(id), { kind: 'half' })).headers['x-error-code']).toBe('pupil_not_found')
  expect((await anna.get(url(masha.id))).body.kind).toBe('usual')
})
