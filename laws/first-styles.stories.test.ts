import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { admits, type Viewer } from '@school/access'
import { builtPages, type Page, pagesOf, portal, site } from '@school/routes'
import { listVisits, openDemoSchool, type Person, type TestSchool } from '@school/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onPortal, pagesOfSite } from '@school/routes/portal-places'
import { peopleOfPortal, peopleOfSite } from '../e2e/people.ts'
import { root } from './files.ts'
import { closedLinks, isSignInPage } from './open-links.ts'

// Server-rendered pages contain the styles they need: every class has a rule in the page's own sheets. Their links lead to pages open to the reader.

/** Classes that need no rule. */
const withoutRules: readonly RegExp[] = [
  // The router marks the link of the page that is open.
  /^active$/,
  // A definition looks like any block; a word with gaps is kept on one line in tasks alone.
  /^md-(definition|solid)$/,
  // The library of icons marks its drawings; sizes and colours are ours.
  /^tabler-icon/,
  // Formulas: most of their classes only describe a character.
  /^(m[a-z]+|katex.*|base|strut|vlist.*|text[a-z]*|size\d+|reset-size\d+|delim.*|nulldelimiter|frac-line|sqrt|root|op-.*|svg-.*|hide-tail|mtable|col-.*|arraycolsep|accent.*|stretchy|overline.*|underline.*|x-arrow.*|cancel.*|boxpad|fbox|sizing|newline|tag|eqn-num|amsrm|large-op|small-op|halfarrow-.*|brace-.*|rlap|llap|clap|inner|fix|thinbox|pstrut|cjk_fallback|angl|cd-.*|enclosing|allowbreak|nobreak|uncramped|cramped|displaystyle|textstyle|scriptstyle|rule|vertical-separator|cnt|hbox|tt)$/,
]

const atSite = 'localhost'
const atPortal = 'kbc.portal.localhost'

const filesOf = (app: string) => globSync('routes/*/*.tsx', { cwd: path.join(root, 'apps', app, 'app') })
const pagesOn = (catalogue: Parameters<typeof builtPages>[0], app: string): Page[] => {
  const built = builtPages(catalogue, filesOf(app))
  return pagesOf(catalogue)
    .map(({ page }) => page)
    .filter((page) => built.has(page))
}

const ofPortal = [...new Set([...pagesOn(portal, 'portal'), ...pagesOfSite.map(onPortal)])]
const walks: [who: string | null, host: string, viewer: Viewer][] = [
  ...Object.values(peopleOfSite).map(({ as, viewer }): [string | null, string, Viewer] => [
    as,
    atSite,
    viewer,
  ]),
  // A teacher who checks answers and has no class of their own.
  ['expert', atSite, peopleOfSite['teacher']!.viewer],
  ...peopleOfPortal.map(([as, viewer]): [string | null, string, Viewer] => [as, atPortal, viewer]),
]

const ofSite = walks.filter(([, host]) => host === atSite)

let school: TestSchool
let app: Awaited<ReturnType<TestSchool['process']>>
/** The id of an existing object, by the name of a parameter. */
const named: Record<string, string> = {}

beforeAll(async () => {
  school = await openDemoSchool()
  // Rows written a moment ago have no statistics yet: without them the plans of big queries are guesses.
  await school.rows('analyze')
  app = await school.process({ LIMIT_MULTIPLIER: '100000' }, { hasPages: true })
  const queries = (await listVisits()).flatMap(({ addresses }) => Object.values(addresses))
  for (const query of queries.filter((text) => !text.includes('$1'))) {
    const [row] = await school.rows<Record<string, unknown>>(`select * from (${query}) found limit 1`)
    for (const [name, value] of Object.entries(row ?? {})) named[name] ??= String(value)
  }
}, 180_000)

afterAll(async () => {
  await app?.close()
  await school?.[Symbol.asyncDispose]()
})

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const singular = (name: string): string => name.replace(/sses$/, 'ss').replace(/s$/, '')

function addressOf({ path: pattern }: Page, person: Person | null): string {
  const ids: Record<string, string> = {
    ...named,
    ...(person ? { userId: String(person.id) } : {}),
    section: 'skills',
    by: 'users',
    provider: 'yandex',
  }
  return pattern.replace(/(?:([\w-]+)\/)?:(\w+)\??/g, (_, before: string | undefined, name: string) => {
    const key = name === 'id' && before ? `${camel(singular(before))}Id` : camel(name)
    return `${before === undefined ? '' : `${before}/`}${ids[key] ?? '1'}`
  })
}

const classPattern = /\.(-?(?:[\w-]|\\.|[\u0080-\uFFFF])+)/g
const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(classPattern)].map(([, name]) => name!.replaceAll('\\', '')))

const sheets = new Map<string, Set<string>>()
function classesOfSheet(href: string): Set<string> {
  const known = sheets.get(href)
  if (known) return known
  const [, , name] = href.split('/')
  const file = path.join(root, 'apps', name!, 'build/client', href)
  const found = existsSync(file) ? classesIn(readFileSync(file, 'utf8')) : new Set<string>()
  sheets.set(href, found)
  return found
}

const texts = new Map<string, Set<string>>()
/** Guests' pages of one kind contain the same styles. */
function classesOfText(css: string): Set<string> {
  const known = texts.get(css) ?? classesIn(css)
  texts.set(css, known)
  return known
}

/** Classes of a page's elements that none of its sheets has a rule for. */
function bareClasses(html: string): string[] {
  const styled = [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, css]) => classesOfText(css!))
  for (const [tag] of html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g))
    if (!/\bdisabled\b/.test(tag)) styled.push(classesOfSheet(/href="([^"#]+)/.exec(tag)![1]!))
  const elements = html.replace(/<(script|style)\b[^]*?<\/\1>/g, '')
  const used = new Set(
    [...elements.matchAll(/<[^>]* class="([^"]*)"/g)].flatMap(([, all]) => all!.split(/\s+/)),
  )
  return [...used].filter(
    (name) =>
      name && !styled.some((known) => known.has(name)) && !withoutRules.some((form) => form.test(name)),
  )
}

const bareIn = (opened: ReadonlyMap<string, { html: string }>) =>
  [...opened]
    .map(([url, { html }]) => [url, bareClasses(html)] as const)
    .filter(([, classes]) => classes.length > 0)

async function personNamed(who: string | null): Promise<Person | null> {
  if (who === null) return null
  const rows = await school.rows<{ id: number }>('select id from users where email = $1', [
    `${who}@smekalka.example`,
  ])
  return school.signedIn(rows[0]!.id, who)
}

const atOnce = 4

interface Drawn {
  status: number
  html: string
}

/** Pages of a walk, by host and person: two tests use each page. */
const drawn = new Map<string, Promise<{ person: Person | null; opened: Map<string, Drawn> }>>()
const walkOf = (who: string | null, host: string, viewer: Viewer) => {
  const key = `${who} at ${host}`
  const known = drawn.get(key) ?? walk(who, host, viewer)
  drawn.set(key, known)
  return known
}

async function walk(who: string | null, host: string, viewer: Viewer) {
  const person = await personNamed(who)
  const pages = host === atSite ? pagesOn(site, 'site') : ofPortal
  const isOpen = ({ who: audience }: Page) => admits(audience, viewer)
  // All pages that are closed to this person look the same.
  const wanted = [...pages.filter(isOpen), ...pages.filter((page) => !isOpen(page)).slice(0, 1)]
  const urls = [...new Set(wanted.map((page) => addressOf(page, person)))]
  return { person, opened: await pagesAt(host, person, [...urls, '/there-is-no-such-page']) }
}

/** Where a link ends for a person after redirects: the status, or the sign-in page. */
async function endOf(person: Person | null, url: string, hops = 3): Promise<string | null> {
  const { statusCode, headers } = await app.inject({
    url,
    headers: { host: atSite, cookie: person?.cookie ?? '', accept: 'text/html' },
  })
  const { location } = headers
  if (statusCode < 300 || statusCode >= 400 || typeof location !== 'string')
    return statusCode >= 400 ? String(statusCode) : null
  const next = new URL(location, 'http://localhost')
  if (next.host !== 'localhost' || hops === 0) return null
  if (person && isSignInPage(next.pathname)) return 'the sign-in page'
  return endOf(person, next.pathname + next.search, hops - 1)
}

/** Opens several addresses at once. @returns pages by address, without redirects */
async function pagesAt(host: string, person: Person | null, urls: readonly string[], staged = '') {
  const pages = new Map<string, Drawn>()
  const waiting = [...urls]
  const open = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) {
      const { statusCode, headers, body } = await app.inject({
        url,
        headers: { host, cookie: `${person?.cookie ?? ''};${staged}` },
      })
      if (
        String(headers['content-type']).startsWith('text/html') &&
        statusCode >= 200 &&
        (statusCode < 300 || statusCode >= 400)
      )
        pages.set(url, { status: statusCode, html: body })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, open))
  return pages
}

describe('every class of a server-rendered page has a rule on the page', () => {
  test.each(walks)('%s at %s', { timeout: 120_000 }, async (who, host, viewer) => {
    const { opened } = await walkOf(who, host, viewer)
    expect(opened.size, 'pages that opened').toBeGreaterThan(5)
    expect(bareIn(opened)).toEqual([])
  })

  test.each([
    [500, atSite, 'pupil', '/catalog/olympiads', 'staged_silence=/api/olympiads'],
    [500, atPortal, 'pupil', '/olympiads', 'staged_silence=/api/olympiads'],
    [503, atSite, 'pupil', '/catalog/olympiads', 'staged_overload=/api/olympiads'],
    [503, atPortal, 'pupil', '/olympiads', 'staged_overload=/api/olympiads'],
    [403, atSite, 'teacher', '/dashboard', ''],
    [403, atPortal, 'pupil', '/organizations', ''],
    [404, atSite, 'pupil', '/courses/999999', ''],
  ] as const)('a page that fails by %d at %s for %s', async (status, host, who, url, cookie) => {
    const opened = await pagesAt(host, await personNamed(who), [url], cookie)
    expect([...opened].map(([at, page]) => [at, page.status])).toEqual([[url, status]])
    expect(bareIn(opened)).toEqual([])
  })

  test('detects a class without a rule, also when its rule is in a disabled sheet', () => {
    const page =
      '<style>.known{}</style><link rel="stylesheet" href="/assets/site/x.css" disabled=""><b class="known bare">'
    expect(bareClasses(page)).toEqual(['bare'])
  })
})

describe('every link of a page of the site leads to a page open to its reader', () => {
  test.each(ofSite)('%s', { timeout: 120_000 }, async (who, host, viewer) => {
    const { person, opened } = await walkOf(who, host, viewer)
    expect(await closedLinks(opened, (url) => endOf(person, url))).toEqual([])
  })

  test('detects a link to a missing or forbidden page or to the sign-in page, and follows one of each kind', async () => {
    const ends: Record<string, string | null> = {
      '/a/1': '404',
      '/door': 'the sign-in page',
      '/open?x=1': null,
    }
    const asked: string[] = []
    const page =
      '<a href="/a/1">1</a><a href="/a/2">2</a><a href="/door#x">3</a><a href="/open?x=1&amp;y">4</a><a href="https://elsewhere.example">5</a>'
    const found = await closedLinks(new Map([['/here', { status: 200, html: page }]]), (url) => {
      asked.push(url)
      return Promise.resolve(ends[url] ?? null)
    })
    expect(asked).toEqual(['/a/1', '/door', '/open?x=1&y'])
    expect(found).toEqual(['/here: /a/1 is 404', '/here: /door is the sign-in page'])
  })
})
