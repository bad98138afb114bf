import { expect, test } from 'vitest'
import { pauseAfter } from './cluster.ts'

test('the pause before a start grows with the falls, up to half a minute', () =>
  expect([0, 1, 2, 3, 4, 5, 6, 60].map(pauseAfter)).toEqual([
    0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]))
