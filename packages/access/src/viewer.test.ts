import { expect, test } from 'vitest'
import { guest, isOutdated, versionOf } from './viewer.ts'

const masha = { ...guest, id: 7, version: 12 }

test.each([
  ['of the same version', masha, false],
  ['of a later one: a right was given or taken', { ...masha, version: 13 }, true],
  ['of an earlier one, that was long on its way', { ...masha, version: 11 }, false],
  ['of somebody else, who has signed in by another tab', { ...masha, id: 8, version: 1 }, true],
])('the known viewer is compared with an answer to a person %s', (_, other, wanted) => {
  expect(isOutdated(masha, versionOf(other))).toBe(wanted)
})
