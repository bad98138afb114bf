import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '@school/demo-school/server'
import { seedDemoAccounts } from './demo.ts'

const methodist = { email: 'Methodist@smekalka.example', password: demoPassword }
const cookieOf = (person: Person) => ({ headers: { cookie: person.cookie } })

describe('a school that was seeded as a demo and is opened without it', () => {
  let demo: TestSchool
  let school: TestSchool | undefined
  const reopen = async () => (school = await demo.reopened({ DEMO: 'off' }))

  beforeEach(async () => {
    demo = await openTestSchool()
    await seedDemoAccounts(demo.database.db, demo.now)
  })
  afterEach(async () => {
    await school?.app.close()
  })

  test('refuses the passwords of the demo and shows none of them', async () => {
    expect((await demo.guest().post('/user/login', { user: methodist })).status).toBe(200)
    const guest = (await reopen()).guest()
    const refused = await guest.post('/user/login', { user: methodist })
    const unknown = await guest.post('/user/login', {
      user: { email: 'nobody@pochta.example', password: demoPassword },
    })
    expect(refused.status).toBe(422)
    expect(refused.body).toEqual(unknown.body)
    expect((await guest.get('/api/demo_accounts')).body).toEqual([])
  })

  test('knows no session that was opened while it was a demo', async () => {
    const anna = demo.guest()
    await anna.post('/user/login', { user: methodist })
    expect((await anna.get('/api/user/me')).status).toBe(200)
    const again = (await reopen()).guest()
    expect((await again.get('/api/user/me', cookieOf(anna))).status).toBe(401)
  })

  test('keeps its own people in and gives them no address of the demo', async () => {
    const form = (email: string) => ({
      user: { name: 'Маша', email, password: 'kapitanskaya', grade_index: 7 },
    })
    const masha = demo.guest()
    await masha.post('/user', form('masha@pochta.example'))
    const again = (await reopen()).guest()
    expect((await again.get('/api/user/me', cookieOf(masha))).status).toBe(200)
    await demo.rows("delete from users where email = 'methodist@smekalka.example'")
    expect((await again.post('/user', form(methodist.email))).status).toBe(422)
  })
})
