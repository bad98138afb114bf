import { expect, test } from 'vitest'
import { plainBrand } from './brand.ts'
import { renderLetter } from './letter.ts'

const brand = plainBrand({ name: 'Смекалка', url: 'https://smekalka.example', color: '#ad4106' })
const letter = {
  subject: 'Дела на неделе',
  text: 'Маша решила 8 задач.\nТри из них\u00a0— на дроби.\n\nСпросите её про весы.',
  code: null,
  link: '/dashboard/family',
  action: 'Открыть дневник',
  stopPage: null,
}

test('the plain text and the HTML of a letter have the same words', () => {
  const { subject, text, html } = renderLetter(letter, brand)
  expect(subject).toBe('Дела на неделе')
  for (const part of [text, html]) {
    expect(part).toContain('Маша решила 8 задач.')
    expect(part).toContain('Спросите её про весы.')
    expect(part).toContain('https://smekalka.example/dashboard/family')
    expect(part).toContain('Открыть дневник')
    expect(part).toContain('Это письмо написала программа')
  }
})

test('a letter of a brand has its name, its colour and its addresses', () => {
  const { text, html } = renderLetter(
    letter,
    plainBrand({ name: 'Школа Югры', url: 'https://ugra.example', color: '#1d5b2a' }),
  )
  expect(text).toContain('https://ugra.example/dashboard/family')
  expect(html).toContain('Школа Югры')
  expect(html).toContain('#1d5b2a')
  expect(html).not.toContain('Смекалка')
})

test('says where such letters are stopped, when they may be', () => {
  const { text, html } = renderLetter({ ...letter, stopPage: '/mailings/events.17.abc' }, brand)
  expect(text).toContain('таких писем: https://smekalka.example/mailings/events.17.abc')
  expect(html).toContain('<a href="https://smekalka.example/mailings/events.17.abc"')
  expect(renderLetter(letter, brand).text).not.toContain('таких писем')
})

test('what a person has typed is text in a letter and never markup', () => {
  const text = '<img src=x onerror=alert(1)> & "кавычки"'
  const { html } = renderLetter({ ...letter, text, subject: '<b>Тема</b>' }, brand)
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<b>')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;кавычки&quot;')
})

test('a code is large, and a letter without a page has no button', () => {
  const { text, html } = renderLetter({ ...letter, code: '482913', link: null, action: null }, brand)
  expect(text).toContain('482913')
  expect(html).toMatch(/letter-spacing:6px[^>]*>482913</)
  expect(html).not.toContain('<a href')
})

test('the link of a letter has the address of the reader’s brand', () => {
  const addressOf = (path: string) => `https://ugra.example/moved${path}`
  const { text, html } = renderLetter(letter, {
    ...plainBrand({ name: 'Школа Югры', url: 'https://ugra.example', color: '#1d5b2a' }),
    addressOf,
  })
  for (const part of [text, html]) expect(part).toContain('https://ugra.example/moved/dashboard/family')
})

test('an address that is wider than a telephone is broken and leaves the letter its width', () => {
  const address = `https://smekalka.example/${'a'.repeat(200)}`
  const { html } = renderLetter({ ...letter, text: address }, brand)
  const cell = html
    .slice(0, html.indexOf(address))
    .match(/<td[^>]*>/g)!
    .at(-1)
  expect(cell).toContain('overflow-wrap:anywhere')
  for (const table of html.match(/<table[^>]*>/g)!) expect(table).toContain('table-layout:fixed')
})
