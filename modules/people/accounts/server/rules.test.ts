import { describe, expect, test } from 'vitest'
import { gradeOf, splitName } from './rules.ts'

describe('the name of a sign-up form', () => {
  test('is split into last, first and middle name in that order', () => {
    expect(splitName('Миронова  Мария Ивановна')).toEqual({
      lastName: 'Миронова',
      firstName: 'Мария',
      middleName: 'Ивановна',
    })
  })
  test('of one word is a first name', () => {
    expect(splitName(' Маша ')).toEqual({ lastName: '', firstName: 'Маша', middleName: '' })
  })
  test('keeps a middle name of several words', () => {
    expect(splitName('Алиев Руслан Магомед оглы').middleName).toBe('Магомед оглы')
  })
})

test('a graduate has no grade', () => {
  expect(gradeOf(null)).toBeNull()
  expect(gradeOf(7)).toMatchObject({ id: 8, index: 7 })
})
