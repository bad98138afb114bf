import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person

const shares = '/api/user/progress/shares'
const share = (endsOn: string, person = masha) => person.post(shares, { ends_on: endsOn })
const open = (token: string, userId = masha.id) =>
  school.guest().get(`/api/shared/progress/${userId}/${token}`)

beforeEach(async () => {
  school = await openTestSchool()
  school.at(new Date('2026-11-20T10:00:00Z'))
  masha = await school.person('Маша Миронова')
})

test('a guest reads the first name and how much was done by a link, and nothing else of the person', async () => {
  const courseId = await school.idOf('courses', 'linear-equations')
  await masha.post(`/api/courses/${courseId}/enrollments`)
  const { lessons } = (await masha.get(`/api/courses/${courseId}`)).body
  const lesson = `/api/lessons/${lessons[0].id}`
  const attempt = await masha.begin(lesson)
  for (const { id } of (await masha.get(`${lesson}/tasks`)).body.slice(0, 2)) {
    const response = await school.answerOf(masha, id)
    await masha.post(`${attempt}/tasks/${id}/answer_attempts`, { response })
  }
  const { body } = await share('2026-12-01')
  expect(body).toEqual({
    token: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
    ends_at: '2026-12-01T20:59:59.000Z',
  })
  const { status, body: shown, text } = await open(body.token)
  expect(status).toBe(200)
  expect(shown).toMatchObject({
    first_name: 'Маша',
    ends_at: body.ends_at,
    solved: { week: 2, month: 2, all: 2 },
    days: { week: 1, month: 1 },
    courses: [{ title: expect.any(String), percent: expect.any(Number), hue: expect.any(Number) }],
  })
  for (const secret of ['Миронова', 'email', 'school', 'success', '"id"']) expect(text).not.toContain(secret)
})

race('a pupil has one link: asking again moves its last day, twice at once makes one', async () => {
  const replies = await together(school, [() => share('2026-12-01'), () => share('2026-12-01')])
  const [first] = replies
  expect(new Set(replies.map(({ body }) => body.token)).size).toBe(1)
  const moved = await share('2026-12-24')
  expect(moved.body).toEqual({ token: first.body.token, ends_at: '2026-12-24T20:59:59.000Z' })
  expect((await masha.get(shares)).body).toEqual({ share: moved.body })
})

test('a link that was revoked or is over shows nothing and says so; the next one is another', async () => {
  const { token } = (await share('2026-12-01')).body
  const revoke = () => masha.delete(`${shares}/${token}`)
  expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204])
  const closed = await open(token)
  expect([closed.status, closed.headers['x-error-code']]).toEqual([404, 'progress_share_not_found'])
  expect(closed.body.error).toContain('закрыли')
  const next = (await share('2026-11-21')).body
  expect(next.token).not.toBe(token)
  school.at(new Date('2026-11-22T10:00:00Z'))
  expect((await open(next.token)).status).toBe(404)
  expect((await masha.get(shares)).body).toEqual({ share: null })
  expect((await share('2026-11-30')).body.token).not.toBe(next.token)
})

test('a day in the past or after more than a year is named at its field', async () => {
  for (const day of ['2026-11-19', '2028-01-01']) {
    const { status, body } = await share(day)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['ends_on'])
  }
})

test('a link opens nothing with another’s number or nonsense, and is closed by its owner alone', async () => {
  const { token } = (await share('2026-12-01')).body
  const petya = await school.person('Пётр Гринёв')
  const replies = [
    await open(token, petya.id),
    await open('nonsense'),
    await petya.delete(`${shares}/${token}`),
  ]
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await open(token)).status).toBe(200)
})

test('a link of an account that is being erased is not found', async () => {
  const { token } = (await share('2026-12-01')).body
  await school.rows(`update users set leaving_at = now() where id = ${masha.id} returning id`)
  expect((await open(token)).status).toBe(404)
})
