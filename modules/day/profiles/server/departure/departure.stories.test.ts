import { demoPassword } from '@school/demo-school/server'
import { hashPassword } from '@school/accounts/server'
import type { Job } from '@school/kernel/server'
import {
  openTestSchool,
  type Person,
  serverModules,
  type TestSchool,
  race,
  together,
} from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

const password = 'четыре слова про дожди'
let passwordHash: string
let school: TestSchool
let masha: Person
let vasilisa: Person

const dayMs = 24 * 3600_000
const later = (days: number) => school.at(new Date(school.now.getTime() + days * dayMs))
const job = (name: string): Job =>
  serverModules.flatMap(({ jobs = [] }) => jobs).find((one) => one.name === name)!
const erase = () => school.jobQueue.run(job('erase-left'))
const proof = (currentPassword = password) => ({ user: { current_password: currentPassword } })
const signIn = (email: string) => school.guest().post('/user/login', { user: { email, password } })

const newSchool = `insert into organizations (kind, name, short_name) values ('school', 'Белогорская', 'Белогорская') returning id`

beforeEach(async () => {
  school = await openTestSchool()
  passwordHash ??= await hashPassword(password)
  masha = await school.person('Маша Миронова', {
    email: 'masha@pochta.example',
    passwordHash,
    gradeIndex: 9,
    phone: '+79161234567',
  })
  vasilisa = await school.person('Василиса Миронова', {
    email: 'vasilisa@pochta.example',
    passwordHash,
    gradeIndex: null,
    isParent: true,
  })
})

describe('closing an account', () => {
  test('asks for the password, ends every session and takes the name away at once', async () => {
    const elsewhere = await school.signedIn(masha.id)
    const wrong = await masha.post('/api/user/departures', proof('не тот пароль'))
    expect([wrong.status, wrong.headers['x-error-code']]).toEqual([422, 'wrong_current_password'])
    const left = await masha.post('/api/user/departures', proof())
    expect(left.body.erased_on).toBe(new Date(school.now.getTime() + 30 * dayMs).toISOString())
    for (const one of [masha, elsewhere]) expect((await one.get('/api/user/me')).status).toBe(401)
    expect(await school.rows('select first_name, last_name from users where id = $1', [masha.id])).toEqual([
      { first_name: 'Удалённый участник', last_name: '' },
    ])
    expect(await school.rows(`select "to" from outbox_messages where cause like 'left:%'`)).toEqual([
      { to: 'masha@pochta.example' },
    ])
  })

  test('guests and sessions by a personal code are refused', async () => {
    expect((await school.guest().post('/api/user/departures', proof())).status).toBe(401)
    await school.rows(`update sessions set source = 'olympiad_code:1' where user_id = $1`, [masha.id])
    const answer = await masha.post('/api/user/departures', proof())
    expect(answer.headers['x-error-code']).toBe('full_sign_in_required')
  })

  test('without a password it is possible within twenty minutes of signing in', async () => {
    const petya = await school.person('Пётр Гринёв', { gradeIndex: 10 })
    later(1)
    const stale = await petya.post('/api/user/departures', proof(''))
    expect(stale.headers['x-error-code']).toBe('departure_stale_session')
    const fresh = await school.signedIn(petya.id)
    expect((await fresh.post('/api/user/departures', proof(''))).status).toBe(200)
  })

  test('by DELETE of the user: in a fresh session and by no guest', async () => {
    expect((await school.guest().delete('/api/user/me')).status).toBe(401)
    later(1)
    expect((await masha.delete('/api/user/me')).headers['x-error-code']).toBe('departure_stale_session')
    const fresh = await school.signedIn(masha.id)
    expect((await fresh.delete('/api/user/me')).status).toBe(200)
    expect((await masha.get('/api/user/me')).status).toBe(401)
  })

  test('the people of the demo stay', async () => {
    const pupil = await school.person('Ученица', { email: 'pupil@smekalka.example', gradeIndex: 9 })
    expect((await pupil.get('/api/user/departure')).body.obstacle).toBe('demo')
    const answer = await pupil.post('/api/user/departures', proof(demoPassword))
    expect(answer.headers['x-error-code']).toBe('departure_demo')
  })

  test('the last administrator of a school stays until there is another', async () => {
    const [organization] = await school.rows<{ id: number }>(newSchool)
    const admins = [masha.id, vasilisa.id]
    const enlist = (id: number) =>
      school.rows(`insert into memberships (user_id, organization_id, role) values ($1, $2, 'admin')`, [
        id,
        organization!.id,
      ])
    await enlist(admins[0]!)
    const refused = await masha.post('/api/user/departures', proof())
    expect(refused.headers['x-error-code']).toBe('departure_last_admin')
    await enlist(admins[1]!)
    expect((await masha.post('/api/user/departures', proof())).status).toBe(200)
    // A closed account no longer counts as an administrator.
    expect((await vasilisa.get('/api/user/departure')).body.obstacle).toBe('last_admin')
  })

  race('of two last administrators who leave at once one stays, however often', async () => {
    for (let round = 0; round < 6; round++) {
      const [organization] = await school.rows<{ id: number }>(newSchool)
      const admins = await Promise.all(
        ['Иван', 'Василиса'].map((name) => school.person(name, { type: 'agent', gradeIndex: null })),
      )
      for (const { id } of admins)
        await school.rows(
          `insert into memberships (user_id, organization_id, role) values ($1, $2, 'admin')`,
          [id, organization!.id],
        )
      const replies = await together(
        school,
        admins.map((one) => () => one.post('/api/user/departures', proof(''))),
      )
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    }
  })
})

describe('coming back', () => {
  test('signing in asks whether to come back, and everything is as it was', async () => {
    const before = (await masha.get('/api/user/profile')).body
    await masha.post('/api/user/departures', proof())
    later(29)
    const guest = school.guest()
    const { body } = await guest.post('/user/login', { user: { email: 'masha@pochta.example', password } })
    expect(body.next_step).toMatch(/^\/user\/return\?ticket=/)
    expect((await guest.get('/api/user/me')).status).toBe(401)
    const ticket = new URLSearchParams(body.next_step.split('?')[1]).get('ticket')!
    expect((await guest.get(`/api/user/returning?ticket=${ticket}`)).body.erased_on).toBeTruthy()
    expect((await school.guest().get(`/api/user/returning?ticket=${ticket}`)).body).toBeNull()
    expect((await school.guest().post('/user/returns', { ticket })).headers['x-error-code']).toBe(
      'return_outdated',
    )
    expect((await guest.post('/user/returns', { ticket })).body.next_step).toBeNull()
    const { full_name, email, privacy } = (await guest.get('/api/user/profile')).body
    expect({ full_name, email, privacy }).toEqual({
      full_name: before.full_name,
      email: before.email,
      privacy: before.privacy,
    })
    expect((await guest.post('/user/returns', { ticket })).headers['x-error-code']).toBe('return_outdated')
    later(60)
    await erase()
    expect(await school.rows('select first_name from users where id = $1', [masha.id])).toEqual([
      { first_name: 'Маша' },
    ])
  })

  test('a ticket is good for ten minutes', async () => {
    await masha.post('/api/user/departures', proof())
    const guest = school.guest()
    const { body } = await guest.post('/user/login', { user: { email: 'masha@pochta.example', password } })
    const ticket = new URLSearchParams(body.next_step.split('?')[1]).get('ticket')!
    school.at(new Date(school.now.getTime() + 11 * 60_000))
    expect((await guest.post('/user/returns', { ticket })).headers['x-error-code']).toBe('return_outdated')
  })
})

describe('a child and a parent', () => {
  let child: Person
  beforeEach(async () => {
    child = await school.person('Юля Миронова', {
      gradeIndex: 5,
      email: 'yulya@pochta.example',
      passwordHash,
    })
    const { code } = (await child.post('/api/user/family/codes')).body
    await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
  })

  test('a child under fourteen is sent to the parent, who closes the account and gives it back', async () => {
    const refused = await child.post('/api/user/departures', proof())
    expect(refused.headers['x-error-code']).toBe('departure_by_parent')
    const url = `/api/family/children/${child.id}/departures`
    expect((await vasilisa.post(url, proof('не тот'))).headers['x-error-code']).toBe('wrong_current_password')
    const closed = await vasilisa.post(url, proof())
    expect(closed.body).toMatchObject([{ child_id: child.id, first_name: 'Юля' }])
    expect((await child.get('/api/user/me')).status).toBe(401)
    expect((await vasilisa.get('/api/family')).body.children).toEqual([])
    expect((await signIn('yulya@pochta.example')).headers['x-error-code']).toBe('left_by_parent')
    expect((await masha.delete(url)).status).toBe(404)
    expect((await vasilisa.delete(url)).body).toEqual([])
    expect((await signIn('yulya@pochta.example')).body.next_step).toBeNull()
    expect((await vasilisa.get('/api/family')).body.children).toMatchObject([{ first_name: 'Юля' }])
  })

  test('from the eighth grade on only the pupil can do it', async () => {
    await school.rows('update users set grade_index = 8 where id = $1', [child.id])
    const url = `/api/family/children/${child.id}/departures`
    expect((await vasilisa.post(url, proof())).headers['x-error-code']).toBe('departure_of_own_word')
    expect((await child.post('/api/user/departures', proof())).status).toBe(200)
  })

  test('somebody else’s child looks absent', async () => {
    const url = `/api/family/children/${masha.id}/departures`
    expect((await vasilisa.post(url, proof())).status).toBe(404)
  })

  test('the account of a child stays when the parent is gone, and the other parent decides', async () => {
    const father = await school.person('Иван Миронов', { gradeIndex: null, isParent: true })
    const { code } = (await vasilisa.post(`/api/family/children/${child.id}/parent_codes`)).body
    await father.post('/api/family/children', { code, consents: [] })
    expect((await vasilisa.get('/api/user/departure')).body.children).toBe(1)
    await vasilisa.post('/api/user/departures', proof())
    later(31)
    await erase()
    const again = await school.signedIn(father.id)
    const [only] = (await again.get('/api/family')).body.children
    expect(only).toMatchObject({ first_name: 'Юля', can: { decide: true } })
  })
})

test('classes without another teacher are listed before and archived after', async () => {
  const teacher = await school.person('Иван Кузьмич', { type: 'agent', gradeIndex: null, passwordHash })
  const [one] = await school.rows<{ id: number }>(
    `with o as (${newSchool}), c as (insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'Б', 2026 from o returning id)
      insert into class_members (school_class_id, user_id, role) select id, $1, 'teacher' from c returning school_class_id as id`,
    [teacher.id],
  )
  expect((await teacher.get('/api/user/departure')).body.classes_alone).toEqual(['7Б'])
  await teacher.post('/api/user/departures', proof())
  later(31)
  await erase()
  const archived = 'select archived_at is not null as is_archived from school_classes where id = $1'
  expect(await school.rows(archived, [one!.id])).toEqual([{ is_archived: true }])
})
