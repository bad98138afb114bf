import { expect, test } from 'vitest'
import { fullName, listedName, publicName, shortName } from './names.ts'

const petr = { firstName: 'Пётр', lastName: 'Гринёв', middleName: 'Андреевич' }
const masha = { firstName: 'Маша', lastName: '', middleName: '' }

test.each([
  ['whole', fullName, 'Гринёв Пётр Андреевич', 'Маша'],
  ['in lists of teachers', listedName, 'Гринёв Пётр', 'Маша'],
  ['on pages of one’s own', shortName, 'Пётр Гринёв', 'Маша'],
  ['for strangers', publicName, 'Пётр Г.', 'Маша'],
])('a name %s', (_, say, whole, alone) => {
  expect(say(petr)).toBe(whole)
  expect(say(masha)).toBe(alone)
})
