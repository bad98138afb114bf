import { beforeEach, describe, expect, test } from 'vitest'
import { openTestSchool, type Person, type TestSchool } from './testing/index.ts'

let school: TestSchool
let masha: Person

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

describe('a list that comes whole', () => {
  test('comes in pages on request', async () => {
    const whole = await masha.get('/api/disciplines')
    expect(whole.body.length).toBeGreaterThan(2)
    expect(whole.headers).toMatchObject({ 'x-page': '1', 'x-total': String(whole.body.length) })
    const second = await masha.get('/api/disciplines?limit=1&page=2')
    expect(second.body).toEqual([whole.body[1]])
    expect(second.headers).toMatchObject({
      'x-page': '2',
      'x-next-page': '3',
      'x-total': String(whole.body.length),
      link: expect.stringContaining('rel="next"'),
    })
  })
  test.each([
    'limit=0',
    'limit=101',
    'page=0',
    'page=x',
    'page=%2B1',
    'page=1e1',
    'page=0x10',
    'page=01',
    'page=%201%20',
    'limit=1.0',
  ])('has no page of %s', async (query) => {
    const { status, body } = await masha.get(`/api/disciplines?${query}`)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]])
  })
})

describe('a key of a query that an endpoint does not know', () => {
  test.each([
    ['a list', '/api/disciplines?grade=7', 'grade'],
    ['a list with filters', '/api/catalog/courses?grade=7', 'grade'],
    ['a list without filters', '/api/user/sessions?q[name_eq]=a', 'q'],
    ['one thing', '/api/user/me?full=true', 'full'],
  ])('is refused by %s', async (_, url, key) => {
    const { status, body } = await masha.get(url)
    expect([status, Object.keys(body.errors)]).toEqual([422, [key]])
  })
})

test('an id in an address is decimal digits', async () => {
  const id = await school.idOf('trainings', 'spelling-sprint')
  expect((await masha.get(`/api/trainings/${id}`)).status).toBe(200)
  for (const odd of [`${id}e0`, `0x${id.toString(16)}`, `+${id}`, `${id}.0`, `0${id}`, `%20${id}`])
    expect((await masha.get(`/api/trainings/${odd}`)).status, odd).toBe(404)
})
