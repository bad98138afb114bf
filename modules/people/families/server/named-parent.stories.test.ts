/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let vasilisa: Person

const personalData = ['personal_data']

beforeEach(async () => {
  school = await openTestSchool()
  vasilisa = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
})

describe('a pupil who names a parent at sign-up', () => {
  const signUp = async (user: object) => {
    const child = school.guest()
    const pupil = { name: 'Кузмич Ваня', password: 'zayachiy tulup belyy', ...user }
    expect((await child.post('/user', { user: pupil })).status).toBe(200)
    return child
  }
  const sent = () =>
    school.rows<{ to: string; link: string }>(`select "to", link from outbox_messages where channel = 'sms'`)
  const consentOf = async (child: Person) => (await child.get('/api/user/missing_field')).body.consent

  test('has asked the parent by an SMS, learns meanwhile, and is asked for nothing when the parent has agreed', async () => {
    const vanya = await signUp({
      email: 'vanya@pochta.example',
      grade_index: 5,
      parent_phone: '8 912 345-67-89',
    })
    const [sms] = await sent()
    expect(sms!.to).toBe('+79123456789')
    expect(await consentOf(vanya)).toEqual({ asked_phone: '+7 ··· ···-67-89' })
    expect((await vanya.get('/api/user/family')).body).toMatchObject({
      asks_consent: true,
      asked_phone: '+7 ··· ···-67-89',
    })
    expect((await vanya.get('/api/user/daily_plan')).status).toBe(200)
    const { pathname, searchParams } = new URL(sms!.link, 'http://school')
    const address = `/api/users/${pathname.split('/')[2]}/parent_confirmations`
    const code = searchParams.get('code')
    await vasilisa.post(address, { code, is_mine: true, consents: personalData })
    expect(await consentOf(vanya)).toBeNull()
    expect((await vanya.get('/api/user/family')).body).toMatchObject({ asks_consent: false })
  })

  test('without the phone is asked for the consent too, and an older pupil is not', async () => {
    const vanya = await signUp({ email: 'vanya@pochta.example', grade_index: 5 })
    expect(await consentOf(vanya)).toEqual({ asked_phone: null })
    const petr = await signUp({ email: 'petr@pochta.example', grade_index: 9 })
    expect(await consentOf(petr)).toBeNull()
    expect(await sent()).toEqual([])
  })
})
