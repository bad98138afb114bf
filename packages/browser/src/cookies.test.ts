import { expect, test } from 'vitest'
import { consent, parentDomain, readCookie, writeCookie } from './cookies.ts'
import { fakePlace } from './testing/place.ts'

test.each([
  ['portal.smekalka.example', 'smekalka.example'],
  ['a.portal.smekalka.example', 'portal.smekalka.example'],
  ['smekalka.example', 'smekalka.example'],
  ['localhost', null],
  ['127.0.0.1', null],
  ['[::1]', null],
])('the parent domain of %s is %s', (hostname, domain) => expect(parentDomain(hostname)).toBe(domain))

test('consent is the cookie «wk cookie consent» with the value yes for 1095 days', () => {
  const place = fakePlace('smekalka.example', true)
  expect(consent.isGiven(place)).toBe(false)
  consent.give(place)
  expect(place.lines).toEqual([
    `wk%20cookie%20consent=yes; Max-Age=${1095 * 86_400}; Path=/; SameSite=Lax; Secure`,
  ])
  expect(consent.isGiven(place)).toBe(true)
})

test('another value of the cookie is no consent', () => {
  const place = fakePlace('smekalka.example')
  writeCookie('wk cookie consent', 'no', { days: 1 }, place)
  expect(consent.isGiven(place)).toBe(false)
})

test('a cookie of the parent domain that the browser refuses stays with the host', () => {
  const place = fakePlace('smekalka.co.uk', false, ['co.uk'])
  writeCookie('client_locale', 'ru', { days: 255, onParentDomain: true }, place)
  expect(place.lines[0]).toContain('; Domain=co.uk')
  expect(readCookie('client_locale', place)).toBe('ru')
})

test('a name is not taken for the end of another', () => {
  const place = fakePlace('smekalka.example')
  place.cookie = 'old_client_locale=it'
  expect(readCookie('client_locale', place)).toBeNull()
})

test('an unencoded value is read as it is', () => {
  const place = fakePlace('smekalka.example')
  place.cookie = 'rate=100%'
  expect(readCookie('rate', place)).toBe('100%')
})
