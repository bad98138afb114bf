import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContentPages } from './read-pages.ts'

let root: string
let copies = 0
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'pages-'))
})
afterAll(() => rmSync(root, { recursive: true }))

const description = 'Описание страницы, которое видно в поиске и в закладках.'
const page = (body: string, more = '') =>
  `---\ntitle: Страница\ndescription: ${description}\nupdated: 2026-11-14\n${more}---\n${body}\n`

/** Reads a folder with these files in `pages/`. */
function read(files: Record<string, string>) {
  const folder = path.join(root, String(copies++))
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(folder, 'pages', file)
    mkdirSync(path.dirname(full), { recursive: true })
    writeFileSync(full, text)
  }
  return readContentPages(folder)
}
const complaints = (files: Record<string, string>) =>
  read(files).problems.map(({ file, line, message }) => `${file}:${line} ${message}`)

describe('a page of the folder', () => {
  test('has the address of its place and comes rendered', () => {
    const { pages, problems } = read({ 'legal/policy/cookie.md': page('## Зачем\n\nЧтобы **узнать**.') })
    expect(problems).toEqual([])
    expect(pages).toMatchObject([
      {
        path: 'legal/policy/cookie',
        title: 'Страница',
        updatedOn: '2026-11-14',
        html: expect.stringContaining('<h2 id="zachem">Зачем</h2>') as string,
        text: 'Зачем Чтобы узнать.',
      },
    ])
  })

  test('keeps its hash until something in it changes', () => {
    const hashOf = (body: string) => read({ 'about.md': page(body) }).pages[0]!.sourceHash
    expect(hashOf('Слово.')).toBe(hashOf('Слово.'))
    expect(hashOf('Слово.')).not.toBe(hashOf('Другое слово.'))
  })

  test('shows a drawing from its own folder', () => {
    const svg = '<svg viewBox="0 0 640 320"><title>Портрет</title></svg>'
    const { pages, problems } = read({ 'coach_foto.md': page('![Портрет](photo.svg)'), 'photo.svg': svg })
    expect(problems).toEqual([])
    expect(pages[0]!.html).toMatch(
      /src="\/content\/pages\/photo\.svg\?v=[\w-]{8}" .*width="640" height="320"/,
    )
  })
})

describe('reports of a broken page name the file, the line and what is wrong', () => {
  test.each([
    [
      'a page without a description',
      { 'about.md': 'Текст' },
      'pages/about.md:1 Страница начинается с описания',
    ],
    ['an unknown field', { 'about.md': page('Текст', 'colour: red\n') }, 'pages/about.md:5 colour: '],
    [
      'a day that is no day',
      { 'about.md': page('Текст').replace('11-14', '11-40') },
      'pages/about.md:4 updated: ',
    ],
    ['an address with capitals', { 'About.md': page('Текст') }, 'pages/About.md:1 «About» не годится'],
    [
      'an address of another page',
      { 'catalog.md': page('Текст') },
      'pages/catalog.md:1 Адрес «/catalog» занят',
    ],
    [
      'HTML in the text',
      { 'about.md': page('Раз\n\nдва<br>') },
      'pages/about.md:8 HTML в тексте не разрешён',
    ],
    ['an empty page', { 'about.md': page('') }, 'pages/about.md:6 На странице нет текста'],
    [
      'a link to nowhere',
      { 'about.md': page('Раз\n[два](/legal/nope)') },
      'pages/about.md:7 Ссылка «/legal/nope» никуда',
    ],
    [
      'an anchor that is not there',
      { 'about.md': page('[два](#nope)') },
      'pages/about.md:6 На странице нет места «#nope»',
    ],
    ['an unknown fact', { 'about.md': page('Факс {{fax}}') }, 'pages/about.md:6 Нет сведения «{{fax}}»'],
    [
      'questions without questions',
      { 'about.md': page('Текст', 'questions: true\n') },
      'pages/about.md:5 Страница с questions',
    ],
    [
      'a drawing that no page shows',
      { 'about.md': page('Текст'), 'a.svg': '<svg/>' },
      'pages/a.svg:1 Рисунок нигде не показан',
    ],
    ['a file of another kind', { 'about.txt': 'Текст' }, 'pages/about.txt:1 Лишний файл'],
  ] satisfies [string, Record<string, string>, string][])('%s', (_, files, complaint) => {
    expect(complaints(files)).toEqual([expect.stringContaining(complaint)])
  })

  test('a drawing with a script', () => {
    const svg = '<svg viewBox="0 0 640 320"><title>Портрет</title><script>1</script></svg>'
    const files = { 'coach_foto.md': page('![Портрет](photo.svg)'), 'photo.svg': svg }
    expect(complaints(files)).toEqual([expect.stringContaining('pages/photo.svg:1 В рисунке не должно быть')])
  })

  test('two tabs of one place', () => {
    const tab = page('Текст', 'group: faq\nposition: 1\n')
    expect(complaints({ 'legal/a.md': tab, 'legal/b.md': tab })).toEqual([
      'pages/legal/b.md:6 В группе уже есть страница с таким position: «legal/a»',
    ])
  })

  test('a link to an anchor of another page is followed', () => {
    const files = { 'about.md': page('## Кто мы\n\nМы.'), 'contacts.md': page('[мы](/about#kto-my)') }
    expect(complaints(files)).toEqual([])
    expect(complaints({ ...files, 'contacts.md': page('[мы](/about#nope)') })).toHaveLength(1)
  })
})
