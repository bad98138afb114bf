import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

/** Who may read which host was asked, and what for. Rights come of the session, the role and data (decision 083): nothing here allows anything. */
const readers: Record<string, string> = {
  'packages/kernel/src/server/call.ts': 'the portal of a guest, and `ctx.portalAtHost`',
  'packages/kernel/src/server/context.ts': 'declares it',
  'packages/kernel/src/server/visit.ts': 'declares it',
  'modules/brands/server/routes.ts': 'the face of the portal',
  'modules/accounts/server/home-brand.ts': 'at whose portal an account is made',
  'modules/accounts/server/families.ts': 'at whose portal an account is made: that of the parent',
  'modules/accounts/server/entry-rules.ts':
    'a portal may forbid a way of signing in, and the own brand of the person too',
  'modules/identities/server/routes.ts': 'where a provider sends people back to',
  'modules/sign-in-factors/server/index.ts': 'for which host a passkey is made',
  'modules/today/server/feed.ts': 'says that a feed has none',
  'apps/server/hosts.ts':
    'which app answers, whose pages are kept, and where the own portal of a person stands',
  'apps/server/brand-desk.ts': 'the address of a portal',
  'apps/server/letter-brands.ts': 'in whose name a message goes that leads to a portal',
  'apps/server/build-manifest.ts': 'which app answers',
  'apps/server/front-door.ts': 'refuses a request without a host',
  'apps/server/rooms.ts': 'the address of a portal',
}

const reading =
  /\b(?:visit|request|req)\.host(?:name)?\b|portalAtHost|headers\.host\b|headers\[['"]host['"]\]|\.isPortal\(|\.portalAt\(/

test('the host that was asked is read in named places only, and none of them decides what is open', () => {
  const found = repositoryFiles()
    .filter((file) => /^(modules\/[\w-]+\/server|packages\/[\w-]+\/src|apps\/server)\/.*\.ts$/.test(file))
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => reading.test(readText(file)))
  expect(found.filter((file) => !(file in readers))).toEqual([])
  expect(Object.keys(readers).filter((file) => !found.includes(file))).toEqual([])
})
