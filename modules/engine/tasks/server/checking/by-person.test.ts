import { expect, test } from 'vitest'
import { checkEssay, checkFiles } from './by-person.ts'

const file = { id: '0b5fb2a4-0f6f-4d2a-9d7e-111111111111', name: 'лист.jpg', type: 'image/jpeg', size: 10 }

test('an essay waits for a person; spaces are no essay', () => {
  expect(checkEssay({ kind: 'essay', text: 'Береги честь смолоду.' })).toBe('by_person')
  expect(checkEssay({ kind: 'essay', text: ' \n\t ' })).toBe('empty')
})

test('a solution may be typed instead of photographed', () => {
  const typed = (text: string) => checkFiles({ maxFiles: 1 }, { kind: 'file', files: [], text })
  expect(typed('Пусть x — скорость.')).toBe('by_person')
  expect(typed(' \n')).toBe('empty')
})

test('files wait for a person, no more of them than the task takes', () => {
  const sent = (count: number) => ({
    kind: 'file' as const,
    files: Array.from({ length: count }, () => file),
  })
  expect(checkFiles({ maxFiles: 2 }, sent(0))).toBe('empty')
  expect(checkFiles({ maxFiles: 2 }, sent(2))).toBe('by_person')
  expect(checkFiles({ maxFiles: 2 }, sent(3))).toBe('mismatch')
})
