import { expect, test } from 'vitest'
import { levelOf } from './levels.ts'

const limits = { harderFrom: 80, easierUnder: 50 }

test.each([
  ['a pupil who solves much at the first try gets the harder set', 80, ['a', 'c'], 'a'],
  ['who solves little has the easier one', 49, ['a', 'c'], 'c'],
  ['who is at the limit has the ordinary one', 50, ['a', 'c'], 'b'],
  ['of whom nothing is known has the ordinary one', null, ['a', 'c'], 'b'],
  ['a missing set is not given', 95, ['c'], 'b'],
  ['with only the harder set no pupil gets an easier one', 10, ['a'], 'b'],
] as const)('%s', (_, percent, has, wanted) => {
  expect(levelOf(percent, has, limits)).toBe(wanted)
})
