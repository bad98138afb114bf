import { expect, test } from 'vitest'
import { relyingPartyOf } from './webauthn.ts'

const below = { publicUrl: 'https://smekalka.example', portalHost: 'portal.smekalka.example' }
const apart = { publicUrl: 'https://smekalka.example:8443/', portalHost: 'shkoly.example' }
const local = { publicUrl: 'http://localhost:3000', portalHost: 'portal.localhost' }

test.each([
  ['the site', below, 'smekalka.example', 'smekalka.example', 'https://smekalka.example'],
  [
    'a portal below the site shares its passkeys',
    below,
    'portal.smekalka.example',
    'smekalka.example',
    'https://portal.smekalka.example',
  ],
  [
    'a school below such a portal too',
    below,
    'kazan.portal.smekalka.example',
    'smekalka.example',
    'https://kazan.portal.smekalka.example',
  ],
  [
    'a portal of another domain has its own',
    apart,
    'shkoly.example',
    'shkoly.example',
    'https://shkoly.example:8443',
  ],
  [
    'schools below it have the same',
    apart,
    'kazan.shkoly.example',
    'shkoly.example',
    'https://kazan.shkoly.example:8443',
  ],
  [
    'a name without a dot shares nothing',
    local,
    'portal.localhost',
    'portal.localhost',
    'http://portal.localhost:3000',
  ],
  [
    'a foreign host is answered as the site',
    below,
    'evil.example',
    'smekalka.example',
    'https://smekalka.example',
  ],
  [
    'a host that only ends alike is foreign',
    apart,
    'evilshkoly.example',
    'smekalka.example',
    'https://smekalka.example:8443',
  ],
])('%s', (_, hosts, host, id, origin) => {
  expect(relyingPartyOf(hosts, 'Смекалка', host)).toEqual({ id, origin, name: 'Смекалка' })
})
