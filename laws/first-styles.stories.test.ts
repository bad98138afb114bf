import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtPages, type Page, pagesOf, portal, site } from '@school/routes'
import { listVisits, openDemoSchool, type Person, type TestSchool } from '@school/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './files.ts'

// What the server draws has its styles on the page: no class without a rule in the page's own sheets.

/** Classes that no sheet needs to name. */
const withoutRules: readonly RegExp[] = [
  // The router marks the link of the page that is open.
  /^active$/,
  // A definition looks as any block; a word with gaps is kept on one line in tasks alone.
  /^md-(definition|solid)$/,
  // The library of icons marks its drawings; sizes and colours are ours.
  /^tabler-icon/,
  // Formulas: most of their classes only say what a sign is.
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

const walks: [who: string | null, host: string][] = [
  ...[null, 'pupil', 'elementary', 'parent', 'teacher', 'methodist', 'coach'].map(
    (who): [string | null, string] => [who, atSite],
  ),
  ...[null, 'pupil', 'school-teacher', 'school-admin', 'region-admin', 'project-admin'].map(
    (who): [string | null, string] => [who, atPortal],
  ),
]

let school: TestSchool
let app: Awaited<ReturnType<TestSchool['process']>>
/** A number of something that exists, by the name of a parameter. */
const named: Record<string, string> = {}

beforeAll(async () => {
  school = await openDemoSchool()
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

/** Classes of a page's elements that none of its sheets has a rule for. */
function bareClasses(html: string): string[] {
  const styled = [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, css]) => classesIn(css!))
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

async function personNamed(who: string | null): Promise<Person | null> {
  if (who === null) return null
  const rows = await school.rows<{ id: number }>('select id from users where email = $1', [
    `${who}@smekalka.example`,
  ])
  return school.signedIn(rows[0]!.id, who)
}

const atOnce = 4

/** Opens addresses several at once. @returns the page by its address, without those that lead elsewhere */
async function pagesAt(host: string, person: Person | null, urls: readonly string[]) {
  const pages = new Map<string, { status: number; html: string }>()
  const waiting = [...urls]
  const open = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) {
      const { statusCode, headers, body } = await app.inject({
        url,
        headers: { host, ...(person ? { cookie: person.cookie } : {}) },
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

describe('every class of what the server draws has a rule on the page', () => {
  test.each(walks)('%s at %s', { timeout: 120_000 }, async (who, host) => {
    const person = await personNamed(who)
    const pages = host === atSite ? pagesOn(site, 'site') : pagesOn(portal, 'portal')
    const urls = [...new Set(pages.map((page) => addressOf(page, person)))]
    const opened = await pagesAt(host, person, [...urls, '/there-is-no-such-page'])
    expect(opened.size, 'pages that opened').toBeGreaterThan(5)
    const bare = [...opened].map(([url, { html }]) => [url, bareClasses(html)] as const)
    expect(bare.filter(([, classes]) => classes.length > 0)).toEqual([])
  })

  test('a class without a rule is found, and one with a rule in a sheet that is switched off', () => {
    const page =
      '<style>.known{}</style><link rel="stylesheet" href="/assets/site/x.css" disabled=""><b class="known bare">'
    expect(bareClasses(page)).toEqual(['bare'])
  })
})
