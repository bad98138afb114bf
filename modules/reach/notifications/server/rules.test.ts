import { expect, test } from 'vitest'
import { clipped } from './rules.ts'

test('what somebody has typed in several lines is one paragraph', () => {
  expect(clipped('  Проверь знак.\n\nИ\tответ. ')).toBe('Проверь знак. И ответ.')
})

test('what must not be torn apart stays together', () => {
  expect(clipped('Диплом I\u00a0степени')).toBe('Диплом I\u00a0степени')
})

test('a long text ends between words, within two hundred signs', () => {
  const cut = clipped('Капитанская дочка '.repeat(20))
  expect(cut.length).toBeLessThanOrEqual(200)
  expect(cut).toMatch(/(Капитанская|дочка)…$/)
})

test('one endless word is cut at the limit', () => {
  expect(clipped('а'.repeat(300))).toBe(`${'а'.repeat(199)}…`)
})
