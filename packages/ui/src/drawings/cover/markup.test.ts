import { expect, test } from 'vitest'
import { chanceOf } from './chance.ts'
import { coverMarkup, families } from './markup.ts'
import { general } from './general.ts'

const seeds = Array.from({ length: 60 }, (_, i) => `course-${i}`)
const disciplines = [...Object.keys(families), 'astronomy']

test('the same course has the same cover, another one another', () => {
  expect(coverMarkup('math', 'linear-equations')).toEqual(coverMarkup('math', 'linear-equations'))
  expect(new Set(seeds.map((seed) => coverMarkup('math', seed).content)).size).toBeGreaterThan(40)
})

test('a discipline of its own family draws its own pictures, the others the general ones', () => {
  const [math, physics] = ['math', 'physics'].map((key) =>
    seeds.map((seed) => coverMarkup(key, seed).content),
  )
  expect(math!.filter((content) => physics!.includes(content))).toEqual([])
  expect(coverMarkup('astronomy', 1).content).not.toBe('')
})

test('chance picks every number of a range and nothing else', () => {
  const { int } = chanceOf(7)
  expect(new Set(Array.from({ length: 200 }, () => int(2, 5)))).toEqual(new Set([2, 3, 4, 5]))
})

test.each(Object.entries({ ...families, general }))(
  'every scene of %s is light and has no holes',
  (_, scenes) => {
    for (const scene of scenes) {
      for (let seed = 0; seed < 60; seed++) {
        const content = scene(chanceOf(seed))
        expect(content.length).toBeLessThan(2048)
        expect(content).not.toMatch(/NaN|undefined|Infinity|\bid=/)
      }
    }
  },
)

test('covers are kept within bounds', () => {
  for (const discipline of disciplines) for (let i = 0; i < 200; i++) coverMarkup(discipline, i)
  expect(coverMarkup('math', 0)).toEqual(coverMarkup('math', 0))
})
