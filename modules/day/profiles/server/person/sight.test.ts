import { expect, test } from 'vitest'
import { isClosedTo, nameFor, showsPlaces } from './sight.ts'

const masha = {
  firstName: 'Маша',
  middleName: 'Ивановна',
  lastName: 'Миронова',
  isAgent: false,
  publicProfile: true,
}
const archip = { ...masha, firstName: 'Архип', middleName: 'Савельевич', lastName: 'Савельев', isAgent: true }
const stranger = { isKnown: false, isNear: false }
const near = { isKnown: false, isNear: true }
const known = { isKnown: true, isNear: false }
const closed = <T>(person: T) => ({ ...person, publicProfile: false })

test.each([
  ['a stranger, of an open page', stranger, masha, 'Маша М.'],
  ['a stranger, of a closed page', stranger, closed(masha), 'М.'],
  ['a classmate, of a closed page', near, closed(masha), 'Маша М.'],
  ['an acquaintance', known, closed(masha), null],
  ['a stranger, of a teacher', stranger, archip, 'Архип С.'],
  ['a pupil, of the teacher', near, archip, 'Архип Савельевич'],
  ['a stranger, of a teacher who has closed the page', stranger, closed(archip), 'А.'],
  ['a stranger, of somebody with one name', stranger, { ...masha, lastName: '' }, 'Маша'],
] as const)('the name for %s', (_, sight, person, name) => expect(nameFor(sight, person)).toBe(name))

test('a classmate does not come past a closed page', () => expect(isClosedTo(near, closed(masha))).toBe(true))

test('the school of a child is no stranger’s business, that of a teacher is', () => {
  expect([stranger, near, known].map((sight) => showsPlaces(sight, masha))).toEqual([false, true, true])
  expect(showsPlaces(stranger, archip)).toBe(true)
  expect(showsPlaces(stranger, closed(archip))).toBe(false)
})
