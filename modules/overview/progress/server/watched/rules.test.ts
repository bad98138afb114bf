import { expect, test } from 'vitest'
import { watcherOf } from './rules.ts'

const stranger = { isMe: false, isChild: false, isTaught: false, isGoverned: false }

test.each([
  ['a stranger', stranger, true, null],
  ['the pupil', { ...stranger, isMe: true }, false, 'pupil'],
  ['a parent', { ...stranger, isChild: true }, false, 'parent'],
  ['a parent who teaches the class', { ...stranger, isChild: true, isTaught: true }, true, 'parent'],
  ['a teacher of the class', { ...stranger, isTaught: true }, false, 'teacher'],
  [
    'a head of the school who teaches the class',
    { ...stranger, isTaught: true, isGoverned: true },
    true,
    'teacher',
  ],
  ['a head to whom names are open', { ...stranger, isGoverned: true }, true, 'head'],
  ['a head to whom they are not', { ...stranger, isGoverned: true }, false, null],
] as const)('%s', (_, ties, seesNames, wanted) => {
  expect(watcherOf(ties, seesNames)).toBe(wanted)
})
