/** @module-tag embedded */
import { hashPassword } from '@school/accounts/server'
import { openTestSchool, type Person, type TestSchool, securityEventsDuring } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let vasilisa: Person

const grownUp = { gradeIndex: null, isParent: true }
const personalData = ['personal_data']

describe('the login of a child whose account a parent has opened', () => {
  const parentPassword = 'kapitanskaya dochka'
  const password = 'zayachiy tulup belyy'
  const form = { name: 'Кузмич Ваня', grade_index: 2, password, email: null, consents: personalData }
  let childId: number
  let login: string

  beforeEach(async () => {
    school = await openTestSchool()
    masha = await school.person('Маша Миронова')
    vasilisa = await school.person('Василиса Миронова', { ...grownUp, email: 'vasilisa@pochta.example' })
    await school.rows('update users set password_hash = $2 where id = $1', [
      vasilisa.id,
      await hashPassword(parentPassword),
    ])
    const { body } = await vasilisa.post('/api/family/new_children', form)
    childId = body.child_id
    login = body.login
  })

  const at = (part: 'login' | 'passwords', id = childId) => `/api/family/children/${id}/${part}`
  const set = (next: string, current = parentPassword, who = vasilisa) =>
    who.post(at('passwords'), { user: { password: next, current_password: current } })
  const enter = async (typed: string) => {
    const child = school.guest()
    const { status } = await child.post('/user/login', { user: { email: login, password: typed } })
    return { child, status }
  }
  const next = 'belogorskaya krepost zimoy'

  test('is shown to a parent who decides, with a square that opens the sign-in page without a password', async () => {
    const { body } = await vasilisa.get(at('login'))
    expect(body).toMatchObject({ child_id: childId, first_name: 'Ваня', login, can_set_password: true })
    expect(body.address).toMatch(/\/user\/login$/)
    expect(body.qr.path).toMatch(/^M/)
    const [child] = (await vasilisa.get('/api/family')).body.children
    expect(child.can).toEqual({ decide: true, see_login: true })
  })

  test('opens the account in every writing, and the child sees it in the account', async () => {
    for (const typed of [login.toUpperCase(), login.replace('vanya', 'Ваня'), `${login}@no-mail.invalid`]) {
      const child = school.guest()
      const user = { email: typed, password }
      expect((await child.post('/user/login', { user })).status, typed).toBe(200)
      expect((await child.get('/api/user/profile')).body).toMatchObject({ login, email: null })
    }
  })

  test('is of no other account, family or pupil', async () => {
    const { code } = (await masha.post('/api/user/family/codes')).body
    await vasilisa.post('/api/family/children', { code, consents: personalData })
    expect((await vasilisa.get(at('login', masha.id))).headers['x-error-code']).toBe('child_has_own_login')
    const stranger = await school.person('Швабрин', grownUp)
    expect((await stranger.get(at('login'))).status).toBe(404)
    expect((await set(next, parentPassword, stranger)).status).toBe(404)
    expect((await masha.get(at('login'))).status).toBe(404)
  })

  test('the parent sets a new password: the child is signed out, signs in by it and sees who has done it', async () => {
    const { child } = await enter(password)
    expect((await child.get('/api/user/me')).status).toBe(200)
    const events = await securityEventsDuring(async () => expect((await set(next)).status).toBe(204))
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'authn_password_change', reason: 'by_parent' }),
    )
    expect((await child.get('/api/user/me')).status).toBe(401)
    expect((await vasilisa.get('/api/user/me')).status).toBe(200)
    expect((await enter(password)).status).toBe(422)
    const entered = await enter(next)
    expect(entered.status).toBe(200)
    const kinds = (await entered.child.get('/api/user/account_events')).body.map(
      (one: { kind: string }) => one.kind,
    )
    expect(kinds).toContain('password_by_parent')
    expect(await school.rows(`select from outbox_messages where "to" like '%.invalid'`)).toEqual([])
  })

  test('a wrong password of the parent, a common and a personal one of the child are refused', async () => {
    const codeOfRefusal = async (...given: Parameters<typeof set>) =>
      (await set(...given)).headers['x-error-code']
    expect(await codeOfRefusal(next, 'wrong password')).toBe('wrong_current_password')
    expect(await codeOfRefusal('password123')).toBe('password_common')
    expect(await codeOfRefusal('Кузмич Ваня')).toBe('password_personal')
    expect((await enter(password)).status).toBe(200)
  })

  test('a parent without a password must have signed in just now', async () => {
    await school.rows('update users set password_hash = null where id = $1', [vasilisa.id])
    const later = await school.signedIn(vasilisa.id)
    school.at(new Date(school.now.getTime() + 21 * 60_000))
    expect((await set(next, '', later)).headers['x-error-code']).toBe('sign_in_again')
    expect((await set(next, '', await school.signedIn(vasilisa.id))).status).toBe(204)
  })

  test('a child with a confirmed contact of their own recovers alone', async () => {
    await school.rows(`update users set phone = '+79123456789', phone_confirmed_at = now() where id = $1`, [
      childId,
    ])
    expect((await vasilisa.get(at('login'))).body.can_set_password).toBe(false)
    expect((await set(next)).headers['x-error-code']).toBe('child_recovers_alone')
  })

  test('«forgotten» says what to do for any such login, known or not, and sends no letter', async () => {
    const before = await school.rows('select from outbox_messages')
    const ask = async (user: object) => (await school.guest().post('/user/password', { user })).body
    const known = await ask({ email_or_phone: login })
    expect(known.errors['user.email'][0]).toMatch(/родитель/)
    expect(await ask({ email_or_phone: 'nikto-1234' })).toEqual(known)
    expect(await ask({ email: `${login}@no-mail.invalid` })).toEqual(known)
    expect(await school.rows('select from outbox_messages')).toHaveLength(before.length)
  })
})
