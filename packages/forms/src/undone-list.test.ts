import { expect, test } from 'vitest'
import { sayKept } from './undone-list.ts'

const kept = ['Гринёв Пётр', 'Миронова Мария', 'Зурин Иван', 'Швабрин Алексей'].map((name) => ({
  name,
  reason: 'есть и в другом классе',
}))

test('what stays of a list that is undone is named with the reason, three at most', () => {
  expect(sayKept({ stayed: 0, kept: [] })).toBe('')
  expect(sayKept({ stayed: 1, kept: kept.slice(0, 1) })).toBe(
    'Остались: Гринёв Пётр (есть и в другом классе).',
  )
  expect(sayKept({ stayed: 40, kept })).toMatch(/Зурин Иван \(есть и в другом классе\) и\sещё 37\.$/)
})
