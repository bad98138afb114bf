import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

/** A brand that requires the day of birth, the gender and the citizenship, and keeps names to the school. */
const strict = { headers: { host: 'simbirsk.portal.localhost' } }
const rulesOf = async (person: Person, sending?: typeof strict) =>
  (await person.get('/api/user/profile_rules', sending)).body

describe('a portal that requires data', () => {
  test('says what is lacking, until it has been said there', async () => {
    expect(await rulesOf(masha, strict)).toMatchObject({
      lacking: ['birthday', 'gender', 'citizenship'],
      locked: ['name'],
      is_school_omitted: false,
    })
    const said = { birthday: '2013-10-12', gender: 'female', citizenship_id: 1 }
    const { status, body } = await masha.patch('/api/user/profile', { user: said }, strict)
    expect([status, body]).toMatchObject([200, said])
    expect((await rulesOf(masha, strict)).lacking).toEqual([])
  })

  test('takes a name for the first time and changes it no more; nothing else of the form is lost', async () => {
    const first = { user: { middle_name: 'Ивановна' } }
    expect((await masha.patch('/api/user/profile', first, strict)).status).toBe(200)
    const form = { user: { middle_name: 'Петровна', skype: 'masha' } }
    const refused = await masha.patch('/api/user/profile', form, strict)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual(['user.middle_name'])
    expect((await masha.get('/api/user/profile')).body).toMatchObject({ middle_name: 'Ивановна', skype: '' })
  })

  test('takes no gender and no country that there is not', async () => {
    for (const user of [{ gender: 'other' }, { citizenship_id: 77 }, { citizenship_id: 'Россия' }])
      expect((await masha.patch('/api/user/profile', { user }, strict)).status).toBe(422)
  })
})

test('elsewhere nothing is required and names are changed as before', async () => {
  expect(await rulesOf(masha)).toEqual({ required: [], lacking: [], locked: [], is_school_omitted: false })
  expect((await masha.patch('/api/user/profile', { user: { first_name: 'Мария' } })).status).toBe(200)
})

test('a portal that knows the school does not ask for it', async () => {
  const rules = await rulesOf(masha, { headers: { host: 'lpr.portal.localhost' } })
  expect(rules.is_school_omitted).toBe(true)
})
