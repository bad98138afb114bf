import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

/** Files that may read the host of a request, with the purpose. Rights depend on the session, the role and data (decision 083), never on the host. */
const readers: Record<string, string> = {
  'packages/kernel/src/server/call.ts': 'the portal of a guest, and `ctx.portalAtHost`',
  'packages/kernel/src/server/context.ts': 'declares it',
  'packages/kernel/src/server/visit.ts': 'declares it',
  'modules/people/brands/server/routes.ts': 'the layout of the portal',
  'modules/people/accounts/server/home-brand.ts': 'the portal at which an account is created',
  'modules/people/accounts/server/families.ts':
    'the portal at which an account is created: that of the parent',
  'modules/people/accounts/server/entry-rules.ts':
    'a portal may forbid a way of signing in, and the own brand of the person too',
  'modules/people/identities/server/routes.ts': 'the address to which a provider returns people',
  'modules/people/sign-in-factors/server/index.ts': 'the host of a passkey',
  'modules/day/today/server/feed.ts': 'declares that a feed has none',
  'apps/server/hosts.ts':
    'the app that answers, whose pages are cached, and the address of a person’s own portal',
  'apps/server/brand-desk.ts': 'the address of a portal',
  'apps/server/letter-brands.ts': 'the sender name of a message that leads to a portal',
  'apps/server/build-manifest.ts': 'the app that answers',
  'apps/server/http-guards.ts': 'refuses a request without a host',
  'apps/server/modules.ts': 'the address of a portal',
}

const reading =
  /\b(?:visit|request|req)\.host(?:name)?\b|portalAtHost|headers\.host\b|headers\[['"]host['"]\]|\.isPortal\(|\.portalAt\(/

test('the host of a request is read in the listed files only, and none of them decides on access', () => {
  const found = repositoryFiles()
    .filter((file) =>
      /^(modules\/[\w-]+\/[\w-]+\/server|packages\/[\w-]+\/src|apps\/server)\/.*\.ts$/.test(file),
    )
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => reading.test(readText(file)))
  expect(found.filter((file) => !(file in readers))).toEqual([])
  expect(Object.keys(readers).filter((file) => !found.includes(file))).toEqual([])
})
