import { describe, expect, test } from 'vitest'
import { searchWords } from './rules.ts'

describe('words of a search', () => {
  test.each([
    ['Линейные уравнения', ['линейные', 'уравнения']],
    ['  ЁЖ,  ёж и «Еж»! ', ['еж', 'и']],
    ['7-й класс', ['7', 'й', 'класс']],
    ["100% _ \\ ' \0", ['100']],
    ['  … ', []],
    ['', []],
    [undefined, []],
  ])('of %j are %j', (text, words) => expect(searchWords(text)).toEqual(words))

  test('are eight at most', () => {
    expect(searchWords('а б в г д е ж з и к')).toHaveLength(8)
  })
})
