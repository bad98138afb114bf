import { expect, test } from 'vitest'
import { readQuery } from './promql.ts'

test('names, labels and grouping are read', () => {
  const { selectors, groups } = readQuery(
    `topk(10, histogram_quantile(0.95, sum by (le, route) (rate(a_bucket{job="x", route=~"/api/.*"}[$__rate_interval])))) > 1
     or 0.05 * min by (pool) (b) / on (job) c < 1.2e9`,
  )
  expect(selectors.map(({ metric }) => metric)).toEqual(['a_bucket', 'b', 'c'])
  expect(selectors[0]!.matchers).toEqual([
    { label: 'job', operator: '=', value: 'x' },
    { label: 'route', operator: '=~', value: '/api/.*' },
  ])
  expect(groups).toEqual([
    { labels: ['le', 'route'], metrics: ['a_bucket'] },
    { labels: ['pool'], metrics: ['b'] },
    { labels: ['job'], metrics: ['c'] },
  ])
})

test.each([
  'sum(a',
  'sum(a))',
  'summ(a)',
  'rate(a[5])',
  'rate(a[5 minutes])',
  'a{b=c}',
  'a{b="c" d="e"}',
  'a{b}',
  'sum by le (a)',
  'a ? b',
  "a{b='c'}",
])('%s is not a query', (text) => expect(() => readQuery(text)).toThrow(text))
