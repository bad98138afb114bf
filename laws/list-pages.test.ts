import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Search parameters are declared in the catalogue of pages and read by `searchOf` and `useSearch`, heads of pages are `PageHeader`
// (decision 100). Screens from before the decision are counted: the numbers may only fall.

/** Files that parse or write a query string by hand. */
const mostParsing = 76
/** Heads that are written as elements; that of the trainings keeps a guest’s first load within its limit. */
const mostHeads = 3

const screens = repositoryFiles().filter(
  (file) =>
    /^(modules\/[^/]+\/[^/]+\/web|apps\/(site|portal)\/app|apps\/pages)\/.*\.tsx?$/.test(file) &&
    !/\.(test|typetest)\.tsx?$/.test(file),
)

const parses = (source: string): boolean => /\buseSearchParams\(|\bnew URLSearchParams\(/.test(source)
/** An element of the frame's head with an `h1` near its beginning; other heads are of sections. */
const headsIn = (source: string): number =>
  source.match(/<(?:header|div) className=\{frame\.head\}>(?:(?!<h2|<\/header>)[\s\S]){0,600}?<h1/g)
    ?.length ?? 0

test('query strings are read by the declarations of the catalogue', () => {
  const parsing = screens.filter((file) => parses(readText(file)))
  expect(
    parsing.length,
    `Declare the parameters with withSearch and read them by searchOf or useSearch:\n${parsing.join('\n')}`,
  ).toBeLessThanOrEqual(mostParsing)
  expect(parsing.length, 'Fewer now: lower mostParsing.').toBe(mostParsing)
})

test('a head of a page is a PageHeader', () => {
  const written = screens
    .map((file) => ({ file, heads: headsIn(readText(file)) }))
    .filter(({ heads }) => heads > 0)
  const heads = written.reduce((sum, one) => sum + one.heads, 0)
  const listed = written.map(({ file, heads: n }) => `${file}: ${n}`).join('\n')
  expect(heads, `Use PageHeader of @school/ui:\n${listed}`).toBeLessThanOrEqual(mostHeads)
  expect(heads, 'Fewer now: lower mostHeads.').toBe(mostHeads)
})

test('the law detects both', () => {
  expect(parses('const [search] = useSearchParams()')).toBe(true)
  expect(parses('const query = new URLSearchParams({ page })')).toBe(true)
  expect(parses('const { q } = searchOf(page, url.searchParams)')).toBe(false)
  expect(headsIn('<header className={frame.head}>\n<h1>')).toBe(1)
  expect(headsIn('<div className={frame.head}>\n<p className={frame.note}>{t.note}</p>\n<h1>')).toBe(1)
  expect(headsIn('<div className={frame.head}>\n<h2>')).toBe(0)
  expect(headsIn('<PageHeader title={t.title} />')).toBe(0)
})
