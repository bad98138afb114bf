import { describe, expect, test } from 'vitest'
import { cutAtMatches, nextMatch } from './transcript-search.ts'

const lines = [{ text: 'Ещё одна гиря. И ещё одна.' }, { text: 'Весы замерли.' }, { text: 'Одна чаша ниже.' }]

describe('a search in the transcript', () => {
  test('finds whatever the case is, and «ё» by «е»', () => {
    const { lines: cut, matches } = cutAtMatches(lines, 'еще ОДНА')
    expect(matches).toEqual([0, 0])
    expect(cut[0]).toEqual([
      { text: 'Ещё одна', match: 0 },
      { text: ' гиря. И ', match: null },
      { text: 'ещё одна', match: 1 },
      { text: '.', match: null },
    ])
  })
  test('numbers matches through all lines and loses no letter', () => {
    const { lines: cut, matches } = cutAtMatches(lines, 'одна')
    expect(matches).toEqual([0, 0, 2])
    expect(cut.map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual(lines.map((l) => l.text))
  })
  test('of nothing marks nothing', () =>
    expect(cutAtMatches(lines, '  ')).toEqual({
      lines: lines.map(({ text }) => [{ text, match: null }]),
      matches: [],
    }))
  test('goes on round and round', () => {
    expect(nextMatch(2, 3, 1)).toBe(0)
    expect(nextMatch(0, 3, -1)).toBe(2)
    expect(nextMatch(0, 0, 1)).toBe(0)
  })
})
