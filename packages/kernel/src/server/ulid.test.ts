import { expect, test } from 'vitest'
import { isUlid, makeUlid } from './ulid.ts'

test('a ulid has 26 signs, begins with its time and is never the same', () => {
  const now = new Date('2016-07-30T23:54:10.259Z')
  const made = Array.from({ length: 50 }, () => makeUlid(now))
  // The example of the specification.
  expect(made.every(isUlid)).toBe(true)
  expect(['', 'x', '\0', made[0]!.toLowerCase(), `${made[0]!}0`].some(isUlid)).toBe(false)
  expect(made.every((ulid) => /^01ARZ3NDEK[0-9A-HJKMNP-TV-Z]{16}$/.test(ulid))).toBe(true)
  expect(new Set(made).size).toBe(50)
  expect(makeUlid(new Date(now.getTime() + 1)) > made[0]!).toBe(true)
})
