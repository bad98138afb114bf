import { describe, expect, test } from 'vitest'
import { Portrait, portraitOf, portraitsCount } from './portrait.ts'

const fox = { figure: 'fox', face: 'wink', top: 'cap', colour: 3, back: 4 } as const

describe('a recipe', () => {
  test('is five parts that there are', () => expect(Portrait.parse(fox)).toEqual(fox))

  test.each([
    ['a figure that there is not', { ...fox, figure: 'dragon' }],
    ['a picture from elsewhere', { ...fox, face: 'https://example.com/a.png' }],
    ['a colour past the last', { ...fox, colour: 8 }],
    ['half a colour', { ...fox, back: 1.5 }],
    ['a part that is missing', { figure: 'fox' }],
  ])('refuses %s', (_, recipe) => expect(Portrait.safeParse(recipe).success).toBe(false))

  test('keeps nothing that it does not know', () => {
    expect(Portrait.parse({ ...fox, url: 'https://example.com' })).toEqual(fox)
  })
})

describe('one by chance', () => {
  test('is the same for the same seed, and each seed has one of its own', () => {
    const all = Array.from({ length: portraitsCount }, (_, seed) => JSON.stringify(portraitOf(seed)))
    expect(new Set(all).size).toBe(portraitsCount)
    expect(JSON.stringify(portraitOf(7))).toBe(all[7])
  })

  test('is valid for any seed', () => {
    for (const seed of [0, -5, 0.7, 2 ** 40]) expect(Portrait.safeParse(portraitOf(seed)).success).toBe(true)
  })
})
