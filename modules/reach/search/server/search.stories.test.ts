/** @module-tag embedded */
import { openTestSchool, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool

beforeEach(async () => {
  school = await openTestSchool()
})

interface Piece {
  text: string
  is_match: boolean
}
interface Found {
  kind: string
  title: Piece[]
  fragment: Piece[]
  url: string
}

const said = (pieces: Piece[]): string => pieces.map(({ text }) => text).join('')
const matches = (pieces: Piece[]): string[] => pieces.filter((p) => p.is_match).map((p) => p.text)
const get = (path: string, query: Record<string, string>) =>
  school.guest().get(`${path}?${new URLSearchParams(query)}`)

async function suggested(q: string): Promise<string[]> {
  const { status, body } = await get('/api/search/suggestions', { q })
  expect(status).toBe(200)
  return body.map(({ kind, title }: Found) => `${kind}: ${said(title)}`)
}

async function found(q: string, more: Record<string, string> = {}): Promise<string[]> {
  const { status, body } = await get('/api/search', { q, ...more })
  expect(status).toBe(200)
  return body.map(({ kind, title }: Found) => `${kind}: ${said(title)}`)
}

const summary = async (q: string) => (await get('/api/search/summary', { q })).body

const algebra = 'course: Линейные уравнения и функции'

describe('suggestions', () => {
  test('begin after two letters and fit the beginning of any word', async () => {
    expect(await suggested('л')).toEqual([])
    expect(await suggested('ли')).toContain(algebra)
    expect(await suggested('линей')).toEqual([algebra])
    expect(await suggested('функ')).toEqual([algebra])
    expect(await suggested('уравнения лин')).toEqual([algebra])
  })

  test('are courses, themes and teachers, kind by kind, eight at most', async () => {
    expect(await suggested('матем')).toEqual(['theme: Математика'])
    expect(await suggested('савел')).toEqual(['teacher: Архип Савельевич Савельев'])
    const { body } = await get('/api/search/suggestions', { q: 'ма' })
    expect(body.length).toBeLessThanOrEqual(8)
  })

  test('show what fits and lead to pages that anybody may open', async () => {
    const { body } = await get('/api/search/suggestions', { q: 'ЛИНЕЙ' })
    expect(matches(body[0].title)).toEqual(['Линейные'])
    expect(body[0]).toMatchObject({ grades: [7], picture: { discipline: 'math', hue: 250 } })
    expect(body[0].url).toMatch(/^\/courses\/\d+\/landing$/)
  })

  test.each([
    ['a slip', 'уровнен'],
    ['letters swapped', 'линейные уранвения'],
    ['the other layout', 'kbytq'],
  ])('forgive %s', async (_, q) => expect(await suggested(q)).toContain(algebra))
})

describe('search', () => {
  test.each([
    ['another form of the word', 'линейных уравнений', algebra],
    ['the discipline', 'математика', algebra],
    ['the teacher', 'Савельев', algebra],
    ['a word of the description', 'ярмарка', algebra],
    ['е for ё', 'ведет расследование', 'course: Орфография: расследование ведёт пятый класс'],
    ['ё for е', 'расследованиё', 'course: Орфография: расследование ведёт пятый класс'],
    ['words with punctuation', '«линейные»,  уравнения!!', algebra],
    ['a word with those that say nothing', 'как решать уравнения', algebra],
  ])('finds by %s', async (_, q, expected) => expect(await found(q)).toContain(expected))

  test.each([
    ['математика 7 класс', ['course', 'theme', 'olympiad', 'lesson', 'skill']],
    ['физика 7', ['course', 'lesson', 'skill']],
    ['русский язык пятый класс', ['course', 'lesson']],
    ['7 класс', ['course', 'theme', 'olympiad', 'training', 'lesson', 'skill']],
    ['математика 9 класс егэ огэ', ['exam_rehearsal']],
  ])('knows subject, class and exam of every kind: %s', async (q, kinds) => {
    const { counts, is_partial } = await summary(q)
    const found = counts.map(({ kind }: { kind: string }) => kind)
    expect(found).toEqual(expect.arrayContaining(kinds))
    if (!q.includes('егэ')) expect(is_partial).toBe(false)
  })

  test('finds only items of the class', async () => {
    const { body } = await get('/api/search', { q: 'математика 5 класс', limit: '100' })
    const items = body as (Found & { grades: number[] })[]
    expect(items.some(({ kind }) => kind === 'course')).toBe(true)
    expect(items.filter(({ grades }) => !grades.includes(5))).toEqual([])
  })

  test('puts a title that says it before a text that mentions it', async () => {
    expect((await found('математика'))[0]).toBe('theme: Математика')
    expect((await found('линейные уравнения'))[0]).toBe(algebra)
  })

  test('shows a lesson with its place in the outline, not its notes', async () => {
    const { body } = await get('/api/search', { q: 'график', scope: 'lesson' })
    expect(body.length).toBeGreaterThan(0)
    for (const { kind, url } of body) {
      expect(kind).toBe('lesson')
      expect(url).toMatch(/^\/courses\/\d+\/landing#lesson-\d+$/)
    }
  })

  test('sets apart what was looked for in the title and in a fragment of the text', async () => {
    const { body } = await get('/api/search', { q: 'ярмарка' })
    const course = body.find((hit: Found) => hit.kind === 'course')
    expect(matches(course.title)).toEqual([])
    expect(matches(course.fragment)).toEqual(['ярмарке'])
    expect(said(course.fragment).length).toBeLessThan(200)
  })

  test('counts every kind; a scope keeps the counts and narrows the list', async () => {
    const { counts, total } = await summary('уравнения')
    expect(counts[0].kind).toBe('course')
    expect(total).toBe(counts.reduce((sum: number, c: { count: number }) => sum + c.count, 0))
    const { headers, body } = await get('/api/search', { q: 'уравнения', scope: 'lesson' })
    const lessons = counts.find((c: { kind: string }) => c.kind === 'lesson').count
    expect(headers['x-total']).toBe(String(lessons))
    expect(body).toHaveLength(Math.min(20, lessons))
  })

  test('is paged: together the pages hold every item once, past the last there is nothing', async () => {
    const all = await found('класс', { limit: '100' })
    expect(all.length).toBeGreaterThan(2)
    const pages = await Promise.all(all.map((_, at) => found('класс', { limit: '1', page: String(at + 1) })))
    expect(pages.flat()).toEqual(all)
    const { headers, body } = await get('/api/search', { q: 'класс', page: '900' })
    expect(body).toEqual([])
    expect(headers['x-total']).toBe(String(all.length))
  })

  test('without a text shows what is popular', async () => {
    const items = await found('  ')
    expect(items).toContain(algebra)
    expect(items[0]).toMatch(/^theme: /)
    const [teachers] = await school.rows<{ count: number }>('select count(*)::int as count from teachers')
    expect(await found('', { scope: 'teacher' })).toHaveLength(teachers!.count)
  })
})

describe('a text that nothing answers to', () => {
  test.each([
    ['a slip', 'уровнения', 'уравнения'],
    ['two slips in two words', 'лиейные урванения', 'линейные уравнения'],
    ['the other layout', 'vfntvfnbrf', 'математика'],
    ['the other layout with a slip', 'vfnvfnbrf', 'математика'],
  ])('is read as it was meant: %s', async (_, q, meant) => {
    const said = await summary(q)
    expect(said).toMatchObject({ meant, is_partial: false })
    expect(said.total).toBeGreaterThan(0)
    expect(await found(q)).toEqual(await found(meant))
  })

  test('is taken as written when it is known', async () => {
    expect(await summary('уравнение')).toMatchObject({ meant: null, is_partial: false })
  })

  test('is answered in part when words never occur together', async () => {
    expect(await summary('уравнения шарманка')).toMatchObject({ meant: null, is_partial: true })
    expect(await found('уравнения шарманка')).toContain(algebra)
    expect((await summary('почемучек ньютон')).is_partial).toBe(true)
  })

  test('finds nothing when it is made of nothing', async () => {
    for (const q of ['шарманка', '!!!', '%_', '🦉']) {
      expect(await summary(q), q).toEqual({ counts: [], total: 0, meant: null, is_partial: false })
      expect(await found(q), q).toEqual([])
    }
  })
})

describe('any text is answered', () => {
  test.each([
    ['\u0007математика'],
    ["'); drop table search_items; --"],
    ["' | !a:*b & <-> ("],
    ['<script>alert(1)</script>'],
    ['ма'.repeat(5000)],
    ['слово '.repeat(500)],
    ['\ud800'],
    ['и на под'],
    ['\\'],
  ])('%j', async (q) => {
    for (const path of ['/api/search', '/api/search/summary', '/api/search/suggestions'])
      expect((await get(path, { q })).status, path).toBe(200)
  })

  test.each(['q[x]=1', 'q=a&q=b', 'q=a&page=0', 'q=a&limit=101', 'q=a&scope=people'])(
    '%s is refused',
    async (query) => expect((await school.guest().get(`/api/search?${query}`)).status).toBe(422),
  )
})

test('the search uses the indexes of its table', async () => {
  await school.rows(
    `insert into search_items (kind, key, title, subtitle, text, url, grades, popularity, title_words, text_words, hash, indexed_at)
     select 'page', 'plan ' || n, 'a', '', '', '/', '{}', 0, 'слово' || n, 'текст' || n, '', now() from generate_series(1, 5000) n`,
  )
  await school.rows(
    `insert into search_words select 'слово' || n, 'слово' || n, 1 from generate_series(1, 5000) n`,
  )
  await school.rows('analyze search_items, search_words')
  try {
    const plan = async (statement: string, ...values: unknown[]) =>
      (await school.rows<{ 'QUERY PLAN': string }>(`explain ${statement}`, values))
        .map((r) => r['QUERY PLAN'])
        .join('\n')
    expect(await plan(`select id from search_items where vector @@ $1::tsquery`, `'слово77':*`)).toContain(
      'search_items_vector',
    )
    expect(await plan('select word from search_words order by $1 <<-> word limit 40', 'слва77')).toContain(
      'search_words_alike',
    )
    expect(
      await plan(
        `select word from search_words where word ~>=~ $1 and word ~<~ ($1 || chr(65535))`,
        'слово77',
      ),
    ).toContain('search_words_beginning')
  } finally {
    await school.rows(`delete from search_items where key like 'plan %'`)
    await school.rows(`delete from search_words where word like 'слово_%'`)
    await school.rows('analyze search_items, search_words')
  }
})

test.each([
  ['training: Проценты без паники', ['проценты', 'паники']],
  ['training: Орфограммы на время', ['орфограммы', 'время']],
  ['exam_rehearsal: ЕГЭ по математике: профильный уровень', ['егэ', 'математике', 'профильный', 'уровень']],
  ['skill: Таблица умножения', ['таблица', 'умножения']],
  ['olympiad: Физика вокруг нас', ['физика', 'вокруг']],
])('%s is found by any word of its name', async (thing, words) => {
  const [kind] = thing.split(':')
  for (const word of words) expect(await found(word, { scope: kind! })).toContain(thing)
})

test('headers of a page stay within two kilobytes, whatever was looked for', async () => {
  for (const q of ['я'.repeat(2000), 'математика '.repeat(18)]) {
    const { status, headers } = await get('/api/search', { q, page: '2' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'x-page': '2', 'x-total': expect.any(String) })
    expect(Buffer.byteLength(String(headers['link'] ?? ''))).toBeLessThanOrEqual(2000)
  }
})
