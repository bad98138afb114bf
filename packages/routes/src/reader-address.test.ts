import { expect, test } from 'vitest'
import { readerAddress, readerHome, typedAddress } from './reader-address.ts'

const siteUrl = 'https://smekalka.example'
const atPortal = { portalUrl: 'https://kbc.portal.example', siteUrl }
const atSite = { portalUrl: null, siteUrl }

test.each([
  // The portal has the page at its own address, at another, or not at all.
  [
    '/reset_password?reset_password_token=a',
    'https://kbc.portal.example/reset_password?reset_password_token=a',
  ],
  [
    '/user/confirmation?confirmation_token=a',
    'https://kbc.portal.example/user/confirmation?confirmation_token=a',
  ],
  ['/catalog/olympiads', 'https://kbc.portal.example/olympiads'],
  [
    '/teacher-dashboard/school_classes/4?by=lessons',
    'https://kbc.portal.example/teacher-dashboard/school_classes/4/lessons',
  ],
  ['/invite/ABC', 'https://kbc.portal.example/invite/ABC'],
  ['/contacts', 'https://smekalka.example/contacts'],
  ['/dashboard/family', 'https://smekalka.example/dashboard/family'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
])('a reader of the portal is led by %s to %s', (path, address) =>
  expect(readerAddress(atPortal, path)).toBe(address),
)

test('a reader of the site is led to the site', () => {
  expect(readerAddress(atSite, '/catalog/olympiads')).toBe('https://smekalka.example/catalog/olympiads')
  expect([readerHome(atSite), readerHome(atPortal)]).toEqual([siteUrl, atPortal.portalUrl])
})

test('on paper an address has no scheme', () => {
  expect(typedAddress('https://kbc.portal.example/a')).toBe('kbc.portal.example/a')
})
