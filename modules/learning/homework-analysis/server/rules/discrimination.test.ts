import { expect, test } from 'vitest'
import { discriminationOf, type Pair } from './discrimination.ts'

const pairs = (...of: [item: number, rest: number][]): Pair[] =>
  of.map(([item, rest]) => ({ set: 1, item, rest }))
const times = (n: number, [item, rest]: [number, number]): [number, number][] =>
  Array.from({ length: n }, () => [item, rest])

test.each<[string, Pair[], number | null]>([
  [
    'those who have done the rest solve it and the others do not',
    pairs(...times(5, [1, 1]), ...times(5, [0, 0])),
    1,
  ],
  ['those who have done the rest do not solve it', pairs(...times(5, [0, 1]), ...times(5, [1, 0])), -1],
  [
    'it has nothing to do with the rest',
    pairs(...times(3, [1, 1]), ...times(3, [0, 1]), ...times(3, [1, 0]), ...times(3, [0, 0])),
    0,
  ],
  [
    'one of five strong ones fails, one of five weak ones succeeds',
    pairs(...times(4, [1, 1]), [0, 1], ...times(4, [0, 0]), [1, 0]),
    0.6,
  ],
  ['nine pupils are few', pairs(...times(5, [1, 1]), ...times(4, [0, 0])), null],
  ['all have solved it', pairs(...times(6, [1, 1]), ...times(6, [1, 0])), null],
  ['all have done the rest alike', pairs(...times(6, [1, 0.5]), ...times(6, [0, 0.5])), null],
])('%s', (_, given, expected) => {
  expect(discriminationOf(given)).toBe(expected)
})

test('a harder set does not make its tasks look bad: pupils are compared within their set', () => {
  const strong: Pair[] = [...times(3, [1, 0.5]), ...times(3, [0, 0.3])].map(([item, rest]) => ({
    set: 1,
    item,
    rest,
  }))
  const weak: Pair[] = [...times(3, [1, 1]), ...times(3, [0, 0.8])].map(([item, rest]) => ({
    set: 2,
    item,
    rest,
  }))
  expect(discriminationOf([...strong, ...weak])).toBe(1)
})
