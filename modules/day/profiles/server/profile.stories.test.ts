import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person

beforeEach(async () => {
  school = await openTestSchool()
  const confirmed = { email: 'masha@pochta.example', emailConfirmedAt: school.now }
  masha = await school.person('Маша Миронова', confirmed)
})

const save = (person: Person, user: object) => person.patch('/api/user/profile', { user })
const profileOf = async (person: Person) => (await person.get('/api/user/profile')).body
const anySchool = async () => {
  const [row] = await school.rows<{ id: number; town_id: number }>(
    `select s.id, s.town_id from directory_schools s join towns t on t.id = s.town_id where t.name = 'Казань' and s.number = 57`,
  )
  return row!
}

describe('what is said', () => {
  test('is kept field by field, and what is not named stays', async () => {
    const { id, town_id } = await anySchool()
    const math = await school.idOf('disciplines', 'math')
    const { status, body } = await save(masha, {
      middle_name: 'Ивановна',
      birthday: '2013-10-12',
      phone: '8 (912) 345-67-89',
      skype: 'masha',
      profession: 'художница',
      is_customer: true,
      discipline_ids: [math],
      school_attributes: { id },
      address_attributes: { city_id: town_id, street: 'ул. Ленина', house: '5' },
      social_links_attributes: [{ url: 'vk.com/masha' }],
      user_info_attributes: { about: 'Люблю капитанов', school_entry_year: 2020, parent_phone: '9123456780' },
    })
    expect([status, body.errors]).toEqual([200, undefined])
    expect(await profileOf(masha)).toMatchObject({
      middle_name: 'Ивановна',
      birthday: '2013-10-12',
      phone: '+79123456789',
      is_customer: true,
      school: { id, name: expect.stringContaining('57'), city_name: 'Казань' },
      disciplines: [{ title: 'Математика' }],
      parent_phone: '+79123456780',
      social_links: [{ url: 'https://vk.com/masha' }],
      address: {
        city_name: 'Казань',
        street: 'ул. Ленина',
        house: '5',
        country_id: 1,
        country_name: 'Россия',
      },
      user_info_attributes: { about: 'Люблю капитанов', skype: 'masha', school_entry_year: 2020 },
    })
    await save(masha, { address_attributes: { house: '7' } })
    expect((await profileOf(masha)).address).toMatchObject({
      street: 'ул. Ленина',
      house: '7',
      city_id: town_id,
    })
  })

  test('is taken back by an empty value, which is an empty text', async () => {
    await save(masha, { skype: 'masha', birthday: '2013-10-12' })
    await save(masha, { skype: null, school_attributes: { name: 'Школа на Луне' } })
    expect(await profileOf(masha)).toMatchObject({
      skype: '',
      birthday: '2013-10-12',
      school: { id: null, name: 'Школа на Луне' },
    })
    await save(masha, { school_attributes: null })
    expect((await profileOf(masha)).school).toBeNull()
  })

  test('a phone that is there is changed with the password alone, and the first one is guarded by a confirmed address', async () => {
    expect((await save(masha, { phone: '89123456789' })).status).toBe(200)
    expect((await save(masha, { phone: '+7 912 345-67-89', skype: 'masha' })).status).toBe(200)
    const petr = await school.person('Пётр Гринёв', { email: 'petr@pochta.example' })
    for (const [person, phone] of [
      [masha, '89120000000'],
      [masha, ''],
      [petr, '89120000001'],
    ] as const) {
      const { status, headers } = await save(person, { phone })
      expect([status, headers['x-error-code']]).toEqual([422, 'phone_by_contacts'])
    }
    expect((await profileOf(masha)).phone).toBe('+79123456789')
  })

  race('two tabs that change different things lose neither', async () => {
    await together(school, [() => save(masha, { skype: 'masha' }), () => save(masha, { profession: 'врач' })])
    expect(await profileOf(masha)).toMatchObject({ skype: 'masha', profession: 'врач' })
  })

  test.each([
    [{ first_name: '' }, 'user.first_name'],
    [{ last_name: 'Миронова 7А!' }, 'user.last_name'],
    [{ birthday: '2025-01-01' }, 'user.birthday'],
    [{ birthday: '12.10.2013' }, 'user.birthday'],
    [{ phone: 'позвоните' }, 'user.phone'],
    [{ user_info_attributes: { parent_phone: '12' } }, 'user.user_info_attributes.parent_phone'],
    [{ discipline_ids: [999999] }, 'user.discipline_ids'],
    [{ school_attributes: { id: 9999999 } }, 'user.school_attributes'],
    [{ address_attributes: { city_id: 9999999 } }, 'user.address_attributes.city_id'],
    [{ social_links_attributes: [{ url: 'javascript:alert(1)' }] }, 'user.social_links_attributes'],
    [{ user_info_attributes: { school_entry_year: 2025 } }, 'user.user_info_attributes.school_entry_year'],
  ])('is refused at its field: %j', async (user, field) => {
    const { status, body } = await save(masha, user)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('names change once a month, and what is said for the first time is free', async () => {
    expect((await save(masha, { middle_name: 'Ивановна', birthday: '2013-10-12' })).status).toBe(200)
    expect((await save(masha, { last_name: 'Гринёва' })).status).toBe(200)
    const { personal_data_can_be_changed_at: at } = await profileOf(masha)
    expect(at).toBe('2026-12-20T09:00:00.000Z')
    const soon = await save(masha, { first_name: 'Мария', skype: 'mary' })
    expect([soon.status, soon.headers['x-error-code']]).toEqual([422, 'personal_data_gap'])
    expect((await profileOf(masha)).skype).toBe('')
    expect((await save(masha, { birthday: '2013-10-13' })).headers['x-error-code']).toBe('personal_data_gap')
    school.at(new Date('2026-12-21T09:00:00Z'))
    const later = await school.signedIn(masha.id)
    expect((await save(later, { first_name: 'Мария' })).status).toBe(200)
  })

  test('is not available without signing in', async () => {
    expect((await school.guest().get('/api/user/profile')).status).toBe(401)
    expect((await save(school.guest(), { skype: 'x' })).status).toBe(401)
  })

  test('a made-up address is shown as none, and its person is not taken for a real one', async () => {
    const spy = await school.person('Иван Зурин', { email: 'zurin@no-mail.invalid' })
    expect(await profileOf(spy)).toMatchObject({ email: null, fake_email: true, fake_user: true })
    expect(await profileOf(masha)).toMatchObject({ fake_email: false, fake_user: false })
  })
})

describe('a child', () => {
  const signUp = async (grade_index: number) => {
    const person = school.guest()
    const email = `kid${grade_index}@pochta.example`
    await person.post('/user', {
      user: { name: 'Кузмич Ваня', email, password: 'kapitanskaya', grade_index },
    })
    return (await person.get('/api/user/me')).body
  }

  test('of grades 0–8 begins with a closed profile, an older pupil with an open one', async () => {
    expect((await signUp(8)).privacy).toEqual({ public_profile: false })
    expect((await signUp(9)).privacy).toEqual({ public_profile: true })
  })
})

describe('letters', () => {
  test('are said no to one by one', async () => {
    const all = await profileOf(masha)
    expect(Object.values(all.communication_subscriptions).filter((isOn) => !isOn)).toHaveLength(2)
    const url = '/api/user/communication_subscriptions'
    await masha.patch(url, { communication_subscriptions: { subscription_media: false } })
    await masha.patch(url, { communication_subscriptions: { subscription_news: false } })
    const { subscriptions, subscribed } = await profileOf(masha)
    expect(subscriptions).toMatchObject({
      subscription_media: false,
      subscription_news: false,
      subscription_events: true,
    })
    expect(subscribed).toBe(false)
  })

  test('about promotions are sent to grown-ups who have asked for them, and never to children', async () => {
    const mother = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
    const url = '/api/user/communication_subscriptions'
    const askedOf = async (person: Person) => {
      const before = (await profileOf(person)).subscriptions.subscription_promos
      await person.patch(url, { communication_subscriptions: { subscription_promos: true } })
      return [before, (await profileOf(person)).subscriptions.subscription_promos]
    }
    expect(await askedOf(mother)).toEqual([false, true])
    expect(await askedOf(masha)).toEqual([false, false])
    // A switch of earlier days is not obeyed, and is off when the child has left school.
    await school.rows(`update users set muted_mailings = '{}' where id = $1`, [masha.id])
    expect((await profileOf(masha)).subscriptions).toMatchObject({
      subscription_promos: false,
      subscription_external: false,
      subscription_news: true,
    })
  })
})

describe('interests', () => {
  test('are replaced as a whole and say which subjects the person has', async () => {
    const [math, physics] = [
      await school.idOf('disciplines', 'math'),
      await school.idOf('disciplines', 'physics'),
    ]
    const put = (interests: object[]) => masha.put('/api/user/interests', { interests })
    await put([{ discipline_id: math, grade_id: 8, level_id: 1 }, { discipline_id: physics }])
    expect((await profileOf(masha)).discipline_ids.sort()).toEqual([math, physics].sort())
    const { body } = await put([{ discipline_id: physics, level_id: 2 }])
    expect(body).toMatchObject([{ discipline_id: physics, level_id: 2, business_unit_abbrs: [] }])
    expect((await put([{ discipline_id: 999999 }])).headers['x-error-code']).toBe('discipline_absent')
    expect((await masha.get('/api/user/interests')).body).toHaveLength(1)
  })
})
