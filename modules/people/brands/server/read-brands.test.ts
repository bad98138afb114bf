import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BrandDesk } from './brand-desk.ts'
import { readBrands } from './read-brands.ts'
import { inkOn, keyAt } from './rules.ts'

const content = path.join(import.meta.dirname, '../../../../content')
let root: string
let copies = 0
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'brands-'))
})
afterAll(() => rmSync(root, { recursive: true }))

const own = `region_id: 93
name: Кистенёвка
title: Портал Кистенёвки
description: Олимпиады и кружки для школ уезда, где жил Дубровский.
color: '#0b6b3a'
support: {email: shabashkin@kistenevka.example}
`
/** The folder with the first brand and files of another. */
function read(files: Record<string, string>) {
  const folder = path.join(root, String(copies++))
  cpSync(path.join(content, 'brands/smekalka'), path.join(folder, 'brands/smekalka'), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(folder, 'brands', file)
    mkdirSync(path.dirname(full), { recursive: true })
    writeFileSync(full, text)
  }
  return readBrands(folder)
}
const complaints = (files: Record<string, string>) =>
  read(files).problems.map(({ file, line, message }) => `${file}:${line} ${message}`)

test('every brand that lies here is whole', () => {
  const { brands, problems } = readBrands(content)
  expect(problems).toEqual([])
  expect(brands.map(({ regionId }) => regionId).toSorted((a, b) => Number(a) - Number(b))).toEqual([
    null,
    50,
    91,
    92,
    93,
    94,
    95,
    96,
    97,
    98,
    99,
  ])
})

test('adding a brand is adding a file: it is found by its host, and says what it does not say in the words of the first', () => {
  const { brands, problems } = read({
    'kistenevka/brand.yaml': `${own}hosts: [shkoly.kistenevka.example]\nflags: {olympiads: false}\n`,
    'kistenevka/landings/main.md': '---\ntitle: Добро пожаловать\n---\n\nСловами уезда.\n',
  })
  expect(problems).toEqual([])
  const desk = new BrandDesk(brands, 'portal.localhost')
  for (const host of ['kistenevka.portal.localhost', 'shkoly.kistenevka.example'])
    expect([desk.isPortal(host), desk.at(host).key]).toEqual([true, 'kistenevka'])
  const brand = desk.at('kistenevka.portal.localhost')
  expect(brand).toMatchObject({ regionId: 93, ink: '#ffffff', communityUrl: null })
  expect([brand.flags.olympiads, brand.flags.courses]).toEqual([false, true])
  expect(brand.landings.get('main')!.html).toContain('Словами уезда')
  const first = desk.at('portal.localhost')
  expect(brand.landings.get('teacher')).toBe(first.landings.get('teacher'))
  expect(brand.footer).toMatchObject({ socialLinks: [], footerMenu: [{ link: '/' }] })
  expect(brand.footer.footerText).toContain('Портал Кистенёвки')
  expect(brand.footer.footerText).toContain('mailto:shabashkin@kistenevka.example')
})

test.each([
  ['a name of no brand before the portal’s host', 'nobody.portal.localhost', true],
  ['the site', 'localhost', false],
])('%s has the first brand', (_, host, isPortal) => {
  const desk = new BrandDesk(read({}).brands, 'portal.localhost')
  expect([desk.isPortal(host), desk.at(host).key]).toEqual([isPortal, 'smekalka'])
})

test.each([
  [
    'a folder without the file',
    { 'kistenevka/footer.yaml': 'menu: []\ntext: Уезд\n' },
    'В папке бренда нет файла',
  ],
  [
    'an unknown flag',
    { 'kistenevka/brand.yaml': `${own}flags: {duels: true}\n` },
    'brand.yaml:7 flags.duels: ',
  ],
  [
    'a rating outside without its address',
    { 'kistenevka/brand.yaml': `${own}flags: {externalOlympiadRating: true}\n` },
    'brand.yaml:1 Рейтинг олимпиад снаружи',
  ],
  [
    'an unknown region',
    { 'kistenevka/brand.yaml': own.replace('93', '12') },
    'brand.yaml:1 region_id: номер региона',
  ],
  [
    'a region of another brand',
    { 'kistenevka/brand.yaml': own, 'pokrovskoe/brand.yaml': own },
    'Регион с таким номером уже есть у бренда «kistenevka»',
  ],
  [
    'a text of no type',
    { 'kistenevka/brand.yaml': own, 'kistenevka/landings/duel.md': '' },
    'Лишний файл «duel.md»',
  ],
  [
    'a logo with a script',
    {
      'kistenevka/brand.yaml': own,
      'kistenevka/logo.svg': '<svg viewBox="0 0 40 40"><title>К</title><script/></svg>',
    },
    'В рисунке не должно быть скриптов',
  ],
])('reports %s to the author', (_, files, wanted) => {
  expect(complaints(files).join('\n')).toContain(wanted)
})

test.each([
  ['#ffffff', '#1f2430'],
  ['#ff732b', '#1f2430'],
  ['#0a62ae', '#ffffff'],
])('on %s reads %s', (color, ink) => {
  expect(inkOn(color)).toBe(ink)
})

test('a host of its own is stronger than a name', () => {
  const hosts = new Map([['kbc.portal.localhost', 'fkm']])
  expect(keyAt('kbc.portal.localhost', 'portal.localhost', hosts)).toBe('fkm')
})
