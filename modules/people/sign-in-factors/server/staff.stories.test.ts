import { meetAt, openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addKey, connectApp, isIn, password, personOf, refusalOf, signIn } from './testing/people.ts'
import { codeAt } from './testing/code.ts'

const email = 'anna@pochta.example'
const methodist = { type: 'agent', gradeIndex: null, isMethodist: true } as const
let own: TestSchool
let school: TestSchool
let anna: Person

beforeAll(async () => {
  own = await openTestSchool()
  school = await own.reopened({ STAFF_SECOND_FACTOR: 'on' })
})
afterAll(() => school.app.close())
beforeEach(async () => {
  await openTestSchool()
  school.at(own.now)
  anna = await personOf(school, 'Анна Власьевна', email, methodist)
})

describe('a methodist without a second factor', () => {
  test('is signed in, reads the own account, sets a factor up and leaves; nothing else is open', async () => {
    expect((await anna.get('/api/user/me')).body).toMatchObject({ methodist: true, owes_factor: true })
    for (const url of [
      '/api/user/profile',
      '/api/user/factors',
      '/api/user/sessions',
      '/api/user/account_events',
      '/api/catalog/courses',
    ])
      expect([url, (await anna.get(url)).status]).toEqual([url, 200])
    for (const url of ['/api/task_reports', '/api/user/programs'])
      expect([url, ...refusalOf(await anna.get(url))]).toEqual([url, 403, 'second_factor_required'])
    expect(refusalOf(await anna.patch('/api/user/profile', { user: {} }))).toEqual([
      403,
      'second_factor_required',
    ])
    expect((await anna.delete('/user/log_out')).status).toBe(204)
  })

  test('may change a password that others have seen, and end what was opened by it', async () => {
    const elsewhere = await school.signedIn(anna.id)
    expect((await anna.delete('/api/user/sessions')).body).toEqual({ ended: 1 })
    expect(await isIn(elsewhere)).toBe(false)
    const user = { current_password: password, password: 'zayachiy-tulup' }
    expect((await anna.put('/api/user/password', { user })).body.next_step).toBeNull()
    expect((await anna.get('/api/user/me')).body.owes_factor).toBe(true)
  })

  test('has everything back with the first factor', async () => {
    const { secret } = await connectApp(anna, school.now)
    expect((await anna.get('/api/user/me')).body.owes_factor).toBe(false)
    expect((await anna.get('/api/task_reports')).status).toBe(200)
    school.at(new Date(school.now.getTime() + 60_000))
    const guest = school.guest()
    await signIn(guest, email)
    expect((await guest.get('/api/sign_in_step')).body.may_trust).toBe(false)
    const code = codeAt(secret, school.now)
    expect((await guest.post('/user/login/step', { code, trusts: true })).status).toBe(200)
    await guest.delete('/user/log_out')
    expect((await signIn(guest, email)).body.next_step, 'a browser is never trusted').toBe('/user/login/step')
  })

  test('can’t be without the last factor, also when two go at once', async () => {
    await addKey(anna)
    await connectApp(anna, school.now)
    const [{ id }] = (await anna.get('/api/user/factors')).body.passkeys
    const replies = await meetAt(
      school,
      'select from users where id = $1 for update',
      [anna.id],
      [() => anna.delete('/api/user/factors/app'), () => anna.delete(`/api/user/passkeys/${id}`)],
    )
    expect(replies.map(refusalOf).toSorted()).toEqual([
      [200, undefined],
      [422, 'factor_needed'],
    ])
    expect((await anna.get('/api/user/me')).body.owes_factor).toBe(false)
  })
})

test('a user who becomes staff during a session owes it from then on', async () => {
  const petr = await school.person('Пётр Гринёв', {})
  expect((await petr.get('/api/user/programs')).status).toBe(200)
  await school.rows('update users set is_expert = true where id = $1', [petr.id])
  expect(refusalOf(await petr.get('/api/user/programs'))).toEqual([403, 'second_factor_required'])
})

test('a pupil and a teacher owe nothing', async () => {
  for (const who of [{}, { type: 'agent', gradeIndex: null, portalRole: 'teacher' } as const])
    expect((await (await school.person('Маша', who)).get('/api/user/me')).body.owes_factor).toBe(false)
})

test('where it is not asked for, a methodist works as before', async () => {
  const here = await own.signedIn(anna.id)
  expect(await isIn(here)).toBe(true)
  expect((await here.get('/api/task_reports')).status).toBe(200)
})
