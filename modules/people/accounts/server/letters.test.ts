import { expect, test } from 'vitest'
import { welcomeLetter } from './letters.ts'

const person = {
  id: 1,
  firstName: 'Маша',
  email: 'masha@belogorsk.example',
  emailConfirmedAt: new Date('2026-11-20T09:00:00Z'),
  type: 'pupil' as const,
  isParent: false,
  gradeIndex: 7,
}

test.each([
  ['a pupil', person, 'выбирай первый курс', '/catalog/courses'],
  ['a graduate', { ...person, gradeIndex: null }, 'выбирайте первый курс', '/catalog/courses'],
  ['a parent', { ...person, isParent: true, gradeIndex: null }, 'можно добавить ребёнка', 'family'],
  ['a teacher', { ...person, type: 'agent' as const, gradeIndex: null }, 'Кабинет учителя', 'school_classes'],
])('welcomes %s', (_, user, words, to) => {
  const { text, link } = welcomeLetter(user)
  expect(text).toContain(words)
  expect(link).toContain(to)
})
