import { expect, test } from 'vitest'
import { Repeats } from './repeats.ts'

test('runs of a file are summed, and failing files come first', () => {
  const repeats = new Repeats()
  for (const failed of [0, 0, 0]) repeats.add('a.test.ts', { runs: 1, failed })
  expect(repeats.hasFailed).toBe(false)
  for (const failed of [0, 1, 1]) repeats.add('b.test.ts', { runs: 1, failed })
  repeats.add('c.journey.ts', { runs: 20, failed: 3 })
  expect(repeats.hasFailed).toBe(true)
  expect(repeats.lines()).toEqual([
    'failed 3 of 20: c.journey.ts',
    'failed 2 of 3: b.test.ts',
    'passed all of 3: a.test.ts',
  ])
})
