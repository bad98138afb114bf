import { describe, expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// People of a portal get its address in letters, SMS, calendars and on paper: only `readerAddress` makes whole addresses of pages.

const made =
  /\bpublicUrl\s*\+|\?\?\s*(?:\w+\.)?publicUrl\b|\bportalUrl\s*(?:\?\?\s*'[^']*'\s*\))?\s*\+|new URL\([^()]+,\s*publicUrl\)/g

/** Files whose address is not a page for a person, or whose reader is a program without a session. */
const others: Readonly<Record<string, string>> = {
  'modules/people/identities/server/routes.ts': 'to which a provider returns people',
  'modules/people/sign-in-factors/server/webauthn.ts': 'by which browsers identify a site',
  'modules/day/calendar/server/ics.ts': 'requested by a program with a token',
  'modules/day/calendar/server/read.ts': 'of a feed for programs and of a page for strangers',
}

const madeIn = (text: string): string[] => [...text.matchAll(made)].map(([found]) => found)

const files = repositoryFiles().filter(
  (file) => /^modules\/[^/]+\/[^/]+\/server\/.*\.ts$/.test(file) && !file.includes('.test.'),
)

test('modules make whole addresses of pages by one function', () => {
  const found = files
    .filter((file) => !(file in others))
    .flatMap((file) => madeIn(readText(file)).map((how) => `${file}: ${how}`))
  expect(found).toEqual([])
})

test('every exception is still needed', () => {
  expect(Object.keys(others).filter((file) => !/\bpublicUrl\b/.test(readText(file)))).toEqual([])
})

describe('the law detects', () => {
  test.each([
    ['const url = publicUrl + link(site.lms.olympiad)', true],
    ['const address = (ctx.portalUrl ?? publicUrl) + path', true],
    ["link: (ctx.portalUrl ?? '') + recoveryLink(token)", true],
    ['const home = new URL(path, publicUrl)', true],
    ['const url = readerAddress({ portalUrl: ctx.portalUrl, siteUrl: publicUrl }, path)', false],
  ])('%s', (text, is) => expect(madeIn(text).length > 0).toBe(is))
})
