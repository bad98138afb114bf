import { expect, test } from 'vitest'
import { currentLocale, keepLocale, keepTimezone, locales } from './locale.ts'
import { makeStorage } from './storage.ts'
import { fakeArea } from './testing/area.ts'
import { fakePlace } from './testing/place.ts'

test('Russian is the default, English and Italian are registered', () => {
  expect(locales).toEqual(['ru', 'en', 'it'])
  expect(currentLocale(makeStorage(() => fakeArea()))).toBe('ru')
})

test('the language is kept in the storage and in a cookie of the parent domain for 255 days', () => {
  const area = fakeArea()
  const place = fakePlace('www.smekalka.example')
  keepLocale(
    'it',
    makeStorage(() => area),
    place,
  )
  expect(currentLocale(makeStorage(() => area))).toBe('it')
  expect(place.lines).toEqual([
    `client_locale=it; Max-Age=${255 * 86_400}; Path=/; SameSite=Lax; Domain=smekalka.example`,
  ])
})

test('an unknown language is Russian', () => {
  expect(currentLocale(makeStorage(() => fakeArea({ locale: '"kl"' })))).toBe('ru')
  expect(currentLocale(makeStorage(() => fakeArea({ locale: 'ru' })))).toBe('ru')
})

test('the zone is a cookie of the parent domain for 255 days', () => {
  const place = fakePlace('www.smekalka.example')
  keepTimezone('Asia/Omsk', place)
  expect(place.lines).toEqual([
    `client_timezone=Asia%2FOmsk; Max-Age=${255 * 86_400}; Path=/; SameSite=Lax; Domain=smekalka.example`,
  ])
})
