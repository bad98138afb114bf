/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let vasilisa: Person

const grownUp = { gradeIndex: null, isParent: true }
const personalData = ['personal_data']

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { email: 'masha@pochta.example' })
  vasilisa = await school.person('Василиса Миронова', { ...grownUp, email: 'vasilisa@pochta.example' })
})

const codeOf = async (child: Person): Promise<string> =>
  (await child.post('/api/user/family/codes')).body.code
const tie = async (parent: Person, child: Person, consents = personalData) =>
  parent.post('/api/family/children', { code: await codeOf(child), consents })
const linkIds = async (): Promise<number[]> =>
  (await school.rows<{ id: number }>('select id from family_links order by id')).map(({ id }) => id)

describe('by the code of a child', () => {
  test('the parent sees whose it is before anything is tied, and the family after', async () => {
    const code = await codeOf(masha)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    const found = await vasilisa.post('/api/family/code_checks', {
      code: code.toLowerCase().replace('-', ' '),
    })
    expect(found.body).toMatchObject({ name: 'Маша М.', grade: { index: 7 }, decides: true, consents: [] })
    expect((await vasilisa.get('/api/family')).body.children).toEqual([])
    const { status, body } = await vasilisa.post('/api/family/children', { code, consents: personalData })
    expect(status).toBe(200)
    expect(body.children).toMatchObject([
      { id: masha.id, first_name: 'Маша', consents: personalData, can: { decide: true } },
    ])
    expect((await masha.get('/api/user/family')).body.parents).toMatchObject([{ name: 'Василиса Миронова' }])
  })

  test('nothing of a child is kept without the consent', async () => {
    const code = await codeOf(masha)
    const refused = await vasilisa.post('/api/family/children', { code, consents: [] })
    expect(refused.status).toBe(422)
    expect(refused.headers['x-error-code']).toBe('consent_required')
    expect((await vasilisa.post('/api/family/children', { code, consents: personalData })).status).toBe(200)
  })

  test('a code is good once, for thirty days, and until the next one', async () => {
    const first = await codeOf(masha)
    const second = await codeOf(masha)
    const type = async (code: string) =>
      (await (await school.signedIn(vasilisa.id)).post('/api/family/code_checks', { code })).headers[
        'x-error-code'
      ]
    expect(await type(first)).toBe('family_code_unknown')
    expect(await type(second)).toBeUndefined()
    school.at(new Date(school.now.getTime() + 30 * 24 * 3600_000 + 1))
    expect(await type(second)).toBe('family_code_unknown')
  })

  test('any invalid code is refused in the same words', async () => {
    const unknown = await vasilisa.post('/api/family/code_checks', { code: 'ABCD-2345' })
    const code = await codeOf(masha)
    await vasilisa.post('/api/family/children', { code, consents: personalData })
    const used = await vasilisa.post('/api/family/code_checks', { code })
    expect(used.body).toEqual(unknown.body)
    const illegible = await vasilisa.post('/api/family/code_checks', { code: 'O0I1' })
    expect(illegible.body.errors.code[0]).toMatch(/восемь/)
  })

  test('the code itself is kept nowhere', async () => {
    const code = await codeOf(masha)
    const rows = await school.rows('select * from family_invitations')
    expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''))
  })

  race('of two who type it at once one gets the child', async () => {
    const code = await codeOf(masha)
    const ivan = await school.person('Иван Миронов', grownUp)
    const replies = await together(
      school,
      [vasilisa, ivan].map((who) => () => who.post('/api/family/children', { code, consents: personalData })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await linkIds()).toHaveLength(1)
  })

  test('a pupil cannot become a parent, and a grown-up cannot become a child', async () => {
    const petya = await school.person('Пётр Гринёв')
    const refused = await petya.post('/api/family/children', {
      code: await codeOf(masha),
      consents: personalData,
    })
    expect(refused.headers['x-error-code']).toBe('not_a_grown_up')
    expect((await vasilisa.post('/api/user/family/codes')).headers['x-error-code']).toBe('not_a_pupil')
    expect((await school.guest().get('/api/family')).status).toBe(401)
  })

  test('a teacher with a child here becomes a parent', async () => {
    const archip = await school.person('Архип Савельич', { gradeIndex: null, type: 'agent' })
    expect((await tie(archip, masha)).status).toBe(200)
    expect((await archip.get('/api/user/me')).body).toMatchObject({ is_parent: true, is_agent: true })
  })

  test('everybody in the family gets a letter', async () => {
    await tie(vasilisa, masha)
    const letters = await school.rows<{ to: string; text: string }>(
      'select "to", text from outbox_messages order by "to"',
    )
    expect(letters.map(({ to }) => to)).toEqual(['masha@pochta.example', 'vasilisa@pochta.example'])
    expect(letters[0]!.text).toContain('Василиса Миронова')
  })
})

describe('by the code of a parent', () => {
  test('the pupil sees who it is and agrees; it is good once and for 72 hours', async () => {
    const made = await vasilisa.post('/api/family/codes', { consents: personalData })
    const { code } = made.body
    expect(made.body.url).toContain(`/users/${vasilisa.id}/pupil/`)
    const seen = await masha.post('/api/user/family/code_checks', { code })
    expect(seen.body).toEqual({ name: 'Василиса Миронова', user_id: vasilisa.id })
    const agree = () => masha.post(`/api/users/${vasilisa.id}/pupil_confirmations`, { code })
    expect((await agree()).body.parents).toHaveLength(1)
    expect((await agree()).status).toBe(422)
    expect((await vasilisa.get('/api/family')).body.children[0].consents).toEqual(personalData)
  })

  test('is no code of a child: its maker and another grown-up get nothing by it', async () => {
    const { code } = (await vasilisa.post('/api/family/codes', { consents: personalData })).body
    const ivan = await school.person('Иван Миронов', grownUp)
    const codeErrorOf = async (who: Person) =>
      (await who.post('/api/family/code_checks', { code })).headers['x-error-code']
    expect(await codeErrorOf(vasilisa)).toBe('family_code_own')
    expect(await codeErrorOf(ivan)).toBe('family_code_unknown')
    const stranger = await masha.get(`/api/users/${ivan.id}/pupil_confirmations?code=${code}`)
    expect(stranger.body).toBeNull()
  })
})

describe('by the phone of a parent', () => {
  const sms = async () =>
    await school.rows<{ to: string; text: string; link: string }>(
      `select "to", text, link from outbox_messages where channel = 'sms' order by id desc`,
    )
  const ask = () => masha.post('/api/user/family/parent_phone', { phone: '8 (912) 345-67-89' })
  const codeIn = (text: string) => /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/.exec(text)![0]

  test('the SMS contains a code, with which the page shows who asks', async () => {
    expect((await ask()).body.asked_phone).toBe('+7 ··· ···-67-89')
    const [{ to, text, link } = { to: '', text: '', link: '' }] = await sms()
    expect(to).toBe('+79123456789')
    expect(link).toContain(`/users/${masha.id}/parent/79123456789/confirmation?code=`)
    const address = `/api/users/${masha.id}/parent_confirmations`
    const seen = await school.guest().get(`${address}?code=${codeIn(text)}`)
    expect(seen.body).toMatchObject({ name: 'Маша М.', grade: { index: 7 } })
    const done = await vasilisa.post(address, { code: codeIn(text), is_mine: true, consents: personalData })
    expect(done.body.children).toMatchObject([{ id: masha.id }])
    expect((await vasilisa.get('/api/family/consents')).body).toMatchObject([{ channel: 'sms' }])
  })

  test('that has answered is the confirmed phone of a parent, for as long as they are one', async () => {
    await school.rows(`update users set parent_phone = '+79160000000' where id = $1`, [masha.id])
    const phones = async () => {
      const { body } = await masha.get('/api/user/profile')
      return [body.parent_phone, body.parent_phone_confirmed]
    }
    expect(await phones()).toEqual(['+79160000000', false])
    await ask()
    const [{ text } = { text: '' }] = await sms()
    const said = { code: codeIn(text), is_mine: true, consents: personalData }
    await vasilisa.post(`/api/users/${masha.id}/parent_confirmations`, said)
    expect(await phones()).toEqual(['+79123456789', true])
    const [linkId] = await linkIds()
    expect((await vasilisa.delete(`/api/family/links/${linkId}`)).status).toBeLessThan(300)
    expect(await phones()).toEqual(['+79123456789', false])
  })

  test('that a parent has confirmed as the own one is confirmed too', async () => {
    await school.rows(`update users set parent_phone = '+79123456789' where id = $1`, [masha.id])
    await school.rows(`update users set phone = '+79123456789', phone_confirmed_at = now() where id = $1`, [
      vasilisa.id,
    ])
    expect((await masha.get('/api/user/profile')).body.parent_phone_confirmed).toBe(false)
    await tie(vasilisa, masha)
    expect((await masha.get('/api/user/profile')).body.parent_phone_confirmed).toBe(true)
  })

  test('the phone alone reveals nothing, and neither does the code of another child', async () => {
    await ask()
    const petya = await school.person('Пётр Гринёв')
    const [{ text } = { text: '' }] = await sms()
    const guest = school.guest()
    expect((await guest.get(`/api/users/${masha.id}/parent_confirmations?code=ABCD2345`)).body).toBeNull()
    expect(
      (await guest.get(`/api/users/${petya.id}/parent_confirmations?code=${codeIn(text)}`)).body,
    ).toBeNull()
  })

  test('the answer «no» ends it', async () => {
    await ask()
    const [{ text } = { text: '' }] = await sms()
    const address = `/api/users/${masha.id}/parent_confirmations`
    await vasilisa.post(address, { code: codeIn(text), is_mine: false })
    const again = await vasilisa.post(address, { code: codeIn(text), is_mine: true, consents: personalData })
    expect(again.headers['x-error-code']).toBe('family_code_unknown')
    expect(await linkIds()).toEqual([])
  })

  test('a number that is none is refused at its field', async () => {
    const { status, body } = await masha.post('/api/user/family/parent_phone', { phone: '12345' })
    expect(status).toBe(422)
    expect(body.errors.phone[0]).toMatch(/номере/)
  })
})

describe('a cabinet that a parent opens', () => {
  const form = { name: 'Кузмич Ваня', grade_index: 2, password: 'kapitanskaya', consents: personalData }

  test('has a login of ours where the child has no address, and the child signs in by it', async () => {
    const made = await vasilisa.post('/api/family/new_children', { ...form, email: null })
    expect(made.body.login).toMatch(/^vanya-\d{4}$/)
    const vanya = school.guest()
    const user = { email: made.body.login, password: form.password }
    expect((await vanya.post('/user/login', { user })).status).toBe(200)
    expect((await vanya.get('/api/user/me')).body).toMatchObject({
      is_elementary_pupil: true,
      first_name: 'Ваня',
    })
    expect(await school.rows(`select from outbox_messages where "to" like '%.invalid'`)).toEqual([])
  })

  test('does not take a confirmed address of another account', async () => {
    await school.rows(`update users set email_confirmed_at = now() where email = 'masha@pochta.example'`)
    const refused = await vasilisa.post('/api/family/new_children', {
      ...form,
      email: 'masha@pochta.example',
    })
    expect(refused.headers['x-error-code']).toBe('login_taken')
    expect((await vasilisa.get('/api/family')).body.children).toEqual([])
  })
})

describe('the second parent', () => {
  let ivan: Person
  beforeEach(async () => {
    await tie(vasilisa, masha)
    ivan = await school.person('Иван Миронов', { ...grownUp, email: 'ivan@pochta.example' })
    const { code } = (await vasilisa.post(`/api/family/children/${masha.id}/parent_codes`)).body
    await ivan.post('/api/family/children', { code, consents: [] })
  })

  test('reads until the first one gives the right to decide', async () => {
    const control = () => ivan.patch(`/api/family/children/${masha.id}/controls`, { daily_minutes: 60 })
    expect((await control()).headers['x-error-code']).toBe('parent_decides')
    const [, second] = await linkIds()
    expect((await ivan.patch(`/api/family/links/${second}`, { decides: true })).headers['x-error-code']).toBe(
      'parent_decides',
    )
    expect((await vasilisa.patch(`/api/family/links/${second}`, { decides: true })).status).toBe(200)
    expect((await control()).body.children[0].daily_minutes).toBe(60)
  })

  test('a family is never without one who decides', async () => {
    const [first] = await linkIds()
    expect(
      (await vasilisa.patch(`/api/family/links/${first}`, { decides: false })).headers['x-error-code'],
    ).toBe('last_to_decide')
    expect((await vasilisa.delete(`/api/family/links/${first}`)).status).toBe(204)
    expect((await ivan.get('/api/family')).body.children[0].can.decide).toBe(true)
  })

  test('of another family sees and changes nothing', async () => {
    const stranger = await school.person('Швабрин', grownUp)
    const [first] = await linkIds()
    for (const reply of [
      await stranger.patch(`/api/family/links/${first}`, { decides: true }),
      await stranger.delete(`/api/family/links/${first}`),
      await stranger.patch(`/api/family/children/${masha.id}/controls`, { daily_minutes: 20 }),
      await stranger.put(`/api/family/children/${masha.id}/consents/public_name`, { is_given: true }),
      await stranger.post(`/api/family/children/${masha.id}/parent_codes`),
    ])
      expect(reply.status).toBe(404)
  })
})

describe('a link ends', () => {
  test('by the parent, and everybody gets a letter', async () => {
    await tie(vasilisa, masha)
    const [link] = await linkIds()
    expect((await vasilisa.delete(`/api/family/links/${link}`)).status).toBe(204)
    expect((await vasilisa.get('/api/family')).body.children).toEqual([])
    const letters = await school.rows(`select from outbox_messages where subject like '%завершена'`)
    expect(letters).toHaveLength(2)
  })

  test('with a child who has asked to be forgotten, and no letters are sent', async () => {
    await tie(vasilisa, masha)
    const [link] = await linkIds()
    await school.rows('update users set leaving_at = now() where id = $1', [masha.id])
    expect((await vasilisa.delete(`/api/family/links/${link}`)).status).toBe(204)
    expect(await school.rows(`select from outbox_messages where subject like '%завершена'`)).toEqual([])
  })

  test('by a pupil of fourteen and by none who is younger', async () => {
    const grinev = await school.person('Пётр Гринёв', { gradeIndex: 8 })
    await tie(vasilisa, masha)
    await tie(vasilisa, grinev)
    const [ofMasha, ofGrinev] = await linkIds()
    expect((await masha.delete(`/api/family/links/${ofMasha}`)).headers['x-error-code']).toBe(
      'link_ends_with_parent',
    )
    expect((await masha.delete(`/api/family/links/${ofGrinev}`)).status).toBe(404)
    expect((await grinev.delete(`/api/family/links/${ofGrinev}`)).status).toBe(204)
  })
})

describe('a consent', () => {
  const address = () => `/api/family/children/${masha.id}/consents/public_name`
  const isPublic = async () => (await masha.get('/api/user/me')).body.privacy.public_profile

  test('that was not given closes the profile at once, and the child can’t open it', async () => {
    expect(await isPublic()).toBe(true)
    await tie(vasilisa, masha)
    expect(await isPublic()).toBe(false)
    const raise = () => masha.patch('/api/user/profile', { user: { privacy: { public_profile: true } } })
    expect((await raise()).headers['x-error-code']).toBe('public_name_forbidden')
    await vasilisa.put(address(), { is_given: true })
    expect(await isPublic()).toBe(true)
    await masha.patch('/api/user/profile', { user: { privacy: { public_profile: false } } })
    expect((await raise()).status).toBe(200)
  })

  test('that is taken back is obeyed at once and stays written down with who and when', async () => {
    await tie(vasilisa, masha, ['personal_data', 'public_name'])
    const stranger = await school.person('Пётр Гринёв')
    const profile = () => stranger.get(`/api/users/${masha.id}/achievements`)
    expect((await profile()).status).toBe(200)
    await vasilisa.put(address(), { is_given: false })
    expect((await profile()).status).toBe(404)
    const rows = (await vasilisa.get('/api/family/consents')).body as { kind: string }[]
    expect(rows.find(({ kind }) => kind === 'public_name')).toMatchObject({
      given_by: 'Василиса Миронова',
      revoked_by: 'Василиса Миронова',
      text_version: '2026-11',
    })
  })

  race('given twice is one', async () => {
    await tie(vasilisa, masha)
    const give = () => vasilisa.put(address(), { is_given: true })
    await together(school, [give, give])
    const rows = await school.rows(`select from consents where kind = 'public_name'`)
    expect(rows).toHaveLength(1)
  })

  describe('about photographs, given to the text that says nothing of the profile', () => {
    const photographs = () => address().replace('public_name', 'photographs')
    const asked = async () => (await vasilisa.get('/api/family')).body.children[0]

    beforeEach(async () => {
      await tie(vasilisa, masha, ['personal_data', 'public_name', 'photographs'])
      await school.rows(`update consents set text_version = '2026-11' where kind = 'photographs'`)
    })

    test('is requested again, and no other is', async () => {
      expect(await asked()).toMatchObject({
        consents: ['personal_data', 'public_name', 'photographs'],
        asks_anew: ['photographs'],
      })
    })

    race('given again it is another row, and the earlier one stays with its text', async () => {
      const give = () => vasilisa.put(photographs(), { is_given: true })
      await together(school, [give, give])
      expect(await asked()).toMatchObject({ asks_anew: [] })
      const rows = (await vasilisa.get('/api/family/consents')).body as { kind: string }[]
      expect(rows.filter(({ kind }) => kind === 'photographs')).toMatchObject([
        { text_version: '2026-11-25', revoked_at: null },
        { text_version: '2026-11', revoked_at: expect.any(String) },
      ])
    })

    test('a grown-up who is to decide is asked for it when the cabinets are tied', async () => {
      const [row] = await school.rows<{ id: number }>('select id from family_links')
      await vasilisa.delete(`/api/family/links/${row!.id}`)
      const ivan = await school.person('Иван Миронов', { gradeIndex: null })
      const code = await codeOf(masha)
      const found = await ivan.post('/api/family/code_checks', { code })
      expect(found.body.consents).toEqual(['personal_data', 'public_name'])
    })
  })

  test('to keep data is not taken back while the cabinets are tied', async () => {
    await tie(vasilisa, masha)
    const kept = await vasilisa.put(address().replace('public_name', 'personal_data'), { is_given: false })
    expect(kept.headers['x-error-code']).toBe('consent_required')
  })
})
