import { expect, test } from 'vitest'
import { watcherOf } from './rules.ts'

const nobody = { isMe: false, isChild: false, isTaught: false, isGoverned: false }

test.each([
  ['a stranger', nobody, true, null],
  ['the pupil', { ...nobody, isMe: true }, false, 'pupil'],
  ['a parent', { ...nobody, isChild: true }, false, 'parent'],
  ['a parent who teaches the class', { ...nobody, isChild: true, isTaught: true }, true, 'parent'],
  ['a teacher of the class', { ...nobody, isTaught: true }, false, 'teacher'],
  [
    'a head of the school who teaches the class',
    { ...nobody, isTaught: true, isGoverned: true },
    true,
    'teacher',
  ],
  ['a head to whom names are open', { ...nobody, isGoverned: true }, true, 'head'],
  ['a head to whom they are not', { ...nobody, isGoverned: true }, false, null],
] as const)('%s', (_, ties, seesNames, wanted) => {
  expect(watcherOf(ties, seesNames)).toBe(wanted)
})
