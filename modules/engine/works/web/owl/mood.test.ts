import { expect, test } from 'vitest'
import { moodOf, type Solved } from './mood.ts'

const nothing: Solved = {
  isSending: false,
  isOpen: true,
  isChanged: false,
  isWaiting: false,
  isGivenUp: false,
  outcome: null,
}

test.each<[string, Partial<Solved>, string]>([
  ['watches while there is no answer', {}, 'watch'],
  ['watches what is being typed', { isChanged: true }, 'watch'],
  ['thinks while the answer is judged', { isSending: true, isChanged: true }, 'think thinking'],
  ['thinks about a second answer too', { isSending: true, outcome: 'wrong' }, 'think thinking'],
  ['cheers when it is right', { isOpen: false, outcome: 'right' }, 'cheer right'],
  ['is kind when it is wrong', { outcome: 'wrong' }, 'kind wrong'],
  ['is kind when a part is right', { outcome: 'partial' }, 'kind partial'],
  ['watches again as soon as the miss is mended', { outcome: 'wrong', isChanged: true }, 'watch'],
  ['is kind to who has given up', { isOpen: false, isGivenUp: true, outcome: 'wrong' }, 'kind solution'],
  ['is glad of nothing that was given up', { isOpen: false, isGivenUp: true }, 'kind solution'],
  ['watches while a person checks', { isOpen: false, isWaiting: true }, 'watch sent'],
])('the owl %s', (_, facts, expected) => {
  const { mood, word } = moodOf({ ...nothing, ...facts })
  expect([mood, word].filter(Boolean).join(' ')).toBe(expected)
})
