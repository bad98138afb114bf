import { type Person, openTestSchool, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

const localeOf = async (person: Person) => (await person.get('/api/user/me')).body.locale

test('the language is remembered, and the same one again changes nothing', async () => {
  expect(await localeOf(masha)).toBe('ru')
  for (let i = 0; i < 2; i++) {
    expect((await masha.patch('/api/user/locale', { locale: 'it' })).status).toBe(204)
    expect(await localeOf(masha)).toBe('it')
  }
})

test('another language than Russian, English and Italian is refused', async () => {
  for (const body of [{ locale: 'tlh' }, { locale: null }, {}, { locale: ['ru'] }]) {
    expect((await masha.patch('/api/user/locale', body)).status).toBe(422)
  }
  expect(await localeOf(masha)).toBe('ru')
})

test('a user changes only the own language, a guest cannot change any', async () => {
  const petr = await school.person('Пётр Гринёв')
  await petr.patch('/api/user/locale', { locale: 'en' })
  expect(await localeOf(masha)).toBe('ru')
  expect((await school.guest().patch('/api/user/locale', { locale: 'en' })).status).toBe(401)
})
