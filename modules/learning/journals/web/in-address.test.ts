import { expect, test } from 'vitest'
import { journalIn, partOf } from './in-address.ts'

test('a part of a journal is read of the address; nonsense is what is usual', () => {
  expect(journalIn(new URLSearchParams('period=3&discipline=math'))).toEqual({
    period: '3',
    discipline: 'math',
    isSlips: false,
  })
  expect(journalIn(new URLSearchParams('period=7&discipline=%3Cscript%3E'))).toEqual({
    period: undefined,
    discipline: undefined,
    isSlips: false,
  })
})

test('slips show every discipline', () => {
  expect(partOf(journalIn(new URLSearchParams('discipline=math&view=slips')))).toEqual({
    period: undefined,
    discipline: 'all',
  })
})
