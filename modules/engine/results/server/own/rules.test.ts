import { expect, test } from 'vitest'
import type { OwnWorkState } from '../../contract/own-works.ts'
import { inOrder } from './rules.ts'
import type { OwnWorkItem } from './source.ts'

const work = (key: string, state: OwnWorkState, day: number | null): OwnWorkItem => ({
  key,
  state,
  title: key,
  note: '',
  result: null,
  url: '/',
  at: day === null ? null : new Date(Date.UTC(2026, 10, day)),
})
const keys = (...works: OwnWorkItem[]) => inOrder(works).map(({ key }) => key)

test('works in progress are first, then upcoming, waiting and finished ones', () =>
  expect(
    keys(
      work('done', 'done', 20),
      work('waiting', 'waiting', 1),
      work('ahead', 'ahead', 30),
      work('going', 'going', 2),
    ),
  ).toEqual(['going', 'ahead', 'waiting', 'done']))

test('the nearest upcoming and the latest finished works are first', () =>
  expect(
    keys(
      work('old', 'done', 1),
      work('new', 'done', 9),
      work('far', 'ahead', 30),
      work('near', 'ahead', 28),
      work('timeless', 'done', null),
    ),
  ).toEqual(['near', 'far', 'new', 'old', 'timeless']))

test('of very many only the last are listed', () => {
  const many = Array.from({ length: 60 }, (_, n) => work(`w${n}`, 'done', n))
  expect(inOrder(many)).toHaveLength(50)
  expect(inOrder(many)[0]!.key).toBe('w59')
})
