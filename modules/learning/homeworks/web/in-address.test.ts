import { expect, test } from 'vitest'
import { homeworksAt, libraryAt } from './addresses.ts'
import { subjectIn, tabIn } from './in-address.ts'

const of = (text: string) => new URLSearchParams(text)

test('invalid values in the address are replaced by defaults', () => {
  expect(tabIn(of('tab=yesterday'))).toBe('now')
  expect(tabIn(of('tab=done'))).toBe('done')
  expect(subjectIn(of('subject=<b>'))).toBeNull()
})

test('default values are not in the address', () => {
  expect(homeworksAt()).toBe('/homeworks')
  expect(homeworksAt('done', 'math', 2)).toBe('/homeworks?tab=done&subject=math&page=2')
  expect(libraryAt('oge', { theme: null, number: 5 })).toBe('/homeworks/library/oge?number=5')
})
