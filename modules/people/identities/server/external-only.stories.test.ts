import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let guest: Person
beforeEach(async () => {
  school = await openTestSchool()
  guest = school.guest()
})

const there = { headers: { host: 'itech.portal.localhost' } }
const elsewhere = { headers: { host: 'kbc.portal.localhost' } }
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const email = 'petr@belogorsk.example'
const password = 'Белогорская-1773'
const signUp = {
  user: { name: 'Гринёв Пётр', role: 'pupil', grade_index: 7, email, password, agreements: true },
}

describe('a portal that is entered from outside alone', () => {
  test('takes no password, no code of an SMS, no recovery, no sign-up and no anonymous person', async () => {
    const asked = [
      guest.post('/user/login', { user: { email, password } }, there),
      guest.post('/user/password', { user: { email } }, there),
      guest.post('/api/onboardings/phone_sign_in_codes', { phone: '+79123456789' }, there),
    ]
    for (const reply of await Promise.all(asked)) {
      expect([reply.status, codeOf(reply)]).toEqual([422, 'external_sign_in_only'])
      expect(reply.text).toContain('внешнюю учётную запись')
    }
    expect(codeOf(await guest.post('/user', signUp, there))).toBe('registration_closed')
    const begun = await guest.post('/api/auto_registration', { type: 'pupil', grade_index: 7 }, there)
    expect(codeOf(begun)).toBe('anonymous_closed')
  })

  test('is not dodged by another host: its people are known by their brand', async () => {
    expect((await guest.post('/user', signUp, elsewhere)).status).toBe(200)
    const known = { user: { email, password } }
    expect((await school.guest().post('/user/login', known, elsewhere)).status).toBe(200)
    await school.rows(`update users set home_brand = 'itech' where email = $1`, [email])
    for (const sending of [elsewhere, undefined])
      expect(codeOf(await school.guest().post('/user/login', known, sending))).toBe('external_sign_in_only')
    // A wrong password reveals nothing about the brand.
    const wrong = { user: { email, password: 'Оренбургская-1773' } }
    expect(codeOf(await school.guest().post('/user/login', wrong))).toBe('wrong_credentials')
  })

  test('is entered by the demo provider, which exists nowhere else', async () => {
    expect((await guest.get('/api/user/auth')).body).toEqual([])
    const [net] = (await guest.get('/api/user/auth', there)).body
    expect(net.provider).toBe('educont')
    const away = await guest.get('/user/auth/educont', there)
    const address = new URL(String(away.headers['location']))
    expect(address.pathname).toBe('/dev/provider')
    const page = await guest.get(address.pathname + address.search, there)
    const back = /href="([^"]*petr-grinev[^"]*)"/.exec(page.text)![1]!.replaceAll('&amp;', '&')
    const query = back.split('?')[1]!
    const arrival = await guest.post('/api/user/auth/educont/arrivals', { query }, there)
    expect(arrival.body.next).toBe('confirm_binding')
  })
})
