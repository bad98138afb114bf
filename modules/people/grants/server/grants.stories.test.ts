/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, securityEventsDuring } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let anna: Person
let masha: Person
let courseId: number
const agent = { type: 'agent', gradeIndex: null } as const
const day = 86_400_000

beforeEach(async () => {
  school = await openTestSchool()
  anna = await school.person('Анна', { ...agent, middleName: 'Власьевна', isMethodist: true })
  masha = await school.person('Маша Миронова')
  courseId = await school.idOf('courses', 'linear-equations')
})

const daysOn = (days: number) => new Date(school.now.getTime() + days * day).toISOString()
const give = (body: object = {}, person = anna) =>
  person.post(`/api/resources/course/${courseId}/grants`, {
    user_id: masha.id,
    source: 'school',
    ends_at: null,
    ...body,
  })
const take = (id: number, person = anna) => person.delete(`/api/grants/${id}`)
const listOf = async (person: Person) => (await anna.get(`/api/users/${person.id}/grants`)).body
const course = async (person = masha) => (await person.get(`/api/courses/${courseId}`)).body
const codeOf = ({ status, headers }: { status: number; headers: Record<string, unknown> }) =>
  `${status} ${String(headers['x-error-code'] ?? '')}`.trim()

describe('a methodist', () => {
  test('opens a course to a pupil, who sees from whom and until when', async () => {
    const { status, body } = await give({ ends_at: daysOn(30) })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.any(Number),
      user_id: masha.id,
      resource: { kind: 'course', id: courseId, title: expect.any(String), url: `/courses/${courseId}` },
      source: 'school',
      starts_at: school.now.toISOString(),
      ends_at: daysOn(30),
      given_at: school.now.toISOString(),
      given_by: 'Анна Власьевна',
      taken_at: null,
      taken_by: null,
      standing: 'open',
      can: { take: true },
    })
    expect(await course()).toMatchObject({
      access: { state: 'available', until: daysOn(30), source: 'school' },
      can: { learn: true },
    })
    expect(await listOf(masha)).toEqual([body])
  })

  test('gives the same twice once; another term changes the one that lasts', async () => {
    const { body: first } = await give({ ends_at: daysOn(30) })
    school.at(new Date(school.now.getTime() + day))
    expect((await give({ ends_at: first.ends_at })).body).toEqual(first)
    const { body: longer } = await give({ ends_at: null })
    expect(longer).toMatchObject({ id: first.id, starts_at: first.starts_at, ends_at: null })
    expect(await listOf(masha)).toHaveLength(1)
  })

  test('gives from the day that is named; until then the course is closed by its date', async () => {
    await give({ starts_at: daysOn(2), ends_at: daysOn(9) })
    expect((await course()).access.state).toBe('locked_by_date')
    school.at(new Date(daysOn(3)))
    expect((await course()).access.state).toBe('available')
    school.at(new Date(daysOn(9)))
    expect((await course()).access.state).toBe('expired')
  })

  test('is refused a term that opens nothing', async () => {
    expect(codeOf(await give({ ends_at: school.now.toISOString() }))).toBe('422 access_ends_early')
    expect(codeOf(await give({ starts_at: daysOn(3), ends_at: daysOn(2) }))).toBe('422 access_ends_early')
    expect(await listOf(masha)).toEqual([])
  })

  test('can give no purchase, and nothing that is not there', async () => {
    expect((await give({ source: 'purchase' })).status).toBe(422)
    expect(codeOf(await give({ user_id: 2_147_483_647 }))).toBe('404 person_not_found')
    for (const url of ['/api/resources/course/999999/grants', '/api/resources/club/1/grants'])
      expect(codeOf(await anna.post(url, { user_id: masha.id, source: 'staff', ends_at: null }))).toBe(
        '404 resource_not_found',
      )
    expect(codeOf(await take(999_999))).toBe('404 grant_not_found')
  })

  test('revokes an access: the pupil is refused at once, earlier work is back when it is granted again', async () => {
    const { body: grant } = await give()
    const [lesson] = (await course()).lessons.slice(1)
    const attempt = await masha.begin(`/api/lessons/${lesson.id}`)
    school.at(new Date(school.now.getTime() + 60_000))
    const taken = await take(grant.id)
    expect(taken.body).toMatchObject({
      standing: 'taken',
      taken_at: school.now.toISOString(),
      taken_by: 'Анна Власьевна',
      can: { take: false },
    })
    expect((await take(grant.id)).body).toEqual(taken.body)
    expect((await course()).access.state).toBe('taken')
    expect(codeOf(await masha.get(`/api/lessons/${lesson.id}/tasks`))).toBe('422 course_access_taken')
    expect(codeOf(await masha.get(`${attempt}/answers`))).toBe('422 course_access_taken')

    const { body: renewed } = await give()
    expect(renewed.id).not.toBe(grant.id)
    expect(await masha.begin(`/api/lessons/${lesson.id}`)).toBe(attempt)
    expect((await listOf(masha)).map(({ standing }: { standing: string }) => standing)).toEqual([
      'open',
      'taken',
    ])
  })

  test('of several accesses takes one: the others keep the course open', async () => {
    const { body: lasting } = await give({ source: 'gift' })
    const { body: short } = await give({ source: 'trial', ends_at: daysOn(3) })
    await take(short.id)
    expect((await course()).access).toEqual({ state: 'available', until: null, source: 'gift' })
    await take(lasting.id)
    expect((await course()).access.state).toBe('taken')
  })
})

describe('an access that is to come', () => {
  test('does not hide the one that is open', async () => {
    await give({ source: 'trial', ends_at: daysOn(3) })
    await give({ source: 'school', starts_at: daysOn(2), ends_at: null })
    expect((await course()).access).toMatchObject({ state: 'available', source: 'trial' })
  })
})

describe('an enrolment is an access like others', () => {
  test('the school takes it away, and the pupil can’t take it up again alone', async () => {
    await masha.post(`/api/courses/${courseId}/enrollments`)
    const [grant] = await listOf(masha)
    expect(grant).toMatchObject({ source: 'enrollment', given_by: null })
    await take(grant.id)
    expect(await course()).toMatchObject({
      access: { state: 'taken' },
      can: { learn: false, enroll: false },
    })
    expect(codeOf(await masha.post(`/api/courses/${courseId}/enrollments`))).toBe('422 course_access_taken')
    await give({ source: 'staff' })
    expect((await course()).can).toMatchObject({ learn: true, enroll: false })
  })

  test('what another has given and taken does not keep a pupil from enrolling', async () => {
    await take((await give()).body.id)
    expect((await course()).can).toMatchObject({ learn: false, enroll: true })
    expect((await masha.post(`/api/courses/${courseId}/enrollments`)).body.access.state).toBe('available')
  })
})

describe('a person without the right', () => {
  test('cannot read, grant or revoke', async () => {
    const { body: grant } = await give()
    const savelich = await school.person('Архип', agent)
    for (const [person, status] of [
      [savelich, 404],
      [masha, 403],
      [school.guest(), 401],
    ] as const) {
      expect((await person.get(`/api/users/${masha.id}/grants`)).status).toBe(status)
      expect((await give({}, person)).status).toBe(status)
      expect((await take(grant.id, person)).status).toBe(status)
    }
    expect((await course()).access.state).toBe('available')
  })
})

test('only real changes are reported to the security log', async () => {
  const events = await securityEventsDuring(async () => {
    const { body: grant } = await give()
    await give()
    await take(grant.id)
    await take(grant.id)
  })
  expect(events.map(({ event, reason, userId, subjectIds }) => [event, reason, userId, subjectIds])).toEqual([
    ['privilege_permissions_changed', 'granted', anna.id, [masha.id]],
    ['privilege_permissions_changed', 'revoked', anna.id, [masha.id]],
  ])
})

test('an access revoked in one process is refused by another at once, and the open page gets the new version', async () => {
  const { body: grant } = await give()
  const other = await school.process({})
  const there = masha.at(other)
  const [, lesson] = (await course()).lessons
  const open = await there.get(`/api/lessons/${lesson.id}/tasks`)
  expect(open.status).toBe(200)
  await take(grant.id)
  const refused = await there.get(`/api/lessons/${lesson.id}/tasks`)
  expect(codeOf(refused)).toBe('422 course_access_taken')
  expect(refused.headers['x-viewer-version']).not.toBe(open.headers['x-viewer-version'])
  const { body: me } = await there.get('/api/user/me')
  expect(refused.headers['x-viewer-version']).toBe(`${masha.id}.${me.rights_version}`)
  await other.close()
})
