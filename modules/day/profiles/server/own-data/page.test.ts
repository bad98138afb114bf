import { expect, test } from 'vitest'
import { pageOf, type Section } from './page.ts'

const at = new Date('2026-11-20T09:00:00Z')
const textOf = (sections: Section[]): string => [...pageOf(sections, at)].join('')

test('what a person has typed is text and never markup', () => {
  const html = textOf([{ name: 'a', title: 'Заметки', rows: [{ заметка: '<script>alert(1)</script>' }] }])
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;')
})

test('reads as a person reads: days, yes and no, and that there is nothing', () => {
  const html = textOf([
    { name: 'a', title: 'Входы', rows: [{ когда: at, открыт: true, где: null }] },
    { name: 'b', title: 'Дипломы', rows: [] },
  ])
  expect(html).toContain('<td>да</td><td></td>')
  expect(html).toMatch(/<td>20\sноября[^<]*12:00/)
  expect(html).toContain('<h2>Дипломы</h2><p>Ничего нет</p>')
})
