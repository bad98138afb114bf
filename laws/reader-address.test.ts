import { describe, expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Whoever belongs to a portal reads its address in letters, SMS, calendars and on paper: `readerAddress` alone makes whole addresses of pages.

const made =
  /\bpublicUrl\s*\+|\?\?\s*(?:\w+\.)?publicUrl\b|\bportalUrl\s*(?:\?\?\s*'[^']*'\s*\))?\s*\+|new URL\([^()]+,\s*publicUrl\)/g

/** Where an address is not a page for a reader, or the reader is a program without a session. */
const others: Readonly<Record<string, string>> = {
  'modules/identities/server/routes.ts': 'to which a provider sends people back',
  'modules/sign-in-factors/server/webauthn.ts': 'by which browsers know a site',
  'modules/calendar/server/ics.ts': 'what a program asks for by a token',
  'modules/calendar/server/read.ts': 'of a feed for programs and of a page for strangers',
}

const madeIn = (text: string): string[] => [...text.matchAll(made)].map(([found]) => found)

const files = repositoryFiles().filter(
  (file) => /^modules\/[^/]+\/server\/.*\.ts$/.test(file) && !file.includes('.test.'),
)

test('rooms make whole addresses of pages by one function', () => {
  const found = files
    .filter((file) => !(file in others))
    .flatMap((file) => madeIn(readText(file)).map((how) => `${file}: ${how}`))
  expect(found).toEqual([])
})

test('whatever is an exception still is one', () => {
  expect(Object.keys(others).filter((file) => !/\bpublicUrl\b/.test(readText(file)))).toEqual([])
})

describe('the law sees', () => {
  test.each([
    ['const url = publicUrl + link(site.lms.olympiad)', true],
    ['const address = (ctx.portalUrl ?? publicUrl) + path', true],
    ["link: (ctx.portalUrl ?? '') + recoveryLink(token)", true],
    ['const home = new URL(path, publicUrl)', true],
    ['const url = readerAddress({ portalUrl: ctx.portalUrl, siteUrl: publicUrl }, path)', false],
  ])('%s', (text, is) => expect(madeIn(text).length > 0).toBe(is))
})
