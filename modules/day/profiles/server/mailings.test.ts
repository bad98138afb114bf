import { expect, test } from 'vitest'
import { mutedAfter } from './mailings.ts'

test.each([
  ['a grown-up asks for promotions', { subscriptionPromos: true }, false, ['external', 'news']],
  ['a child does not get them by asking', { subscriptionPromos: true }, true, ['external', 'news', 'promos']],
  [
    'a child says no to another kind',
    { subscriptionMedia: false },
    true,
    ['external', 'media', 'news', 'promos'],
  ],
] as const)('%s', (_, asked, isChild, muted) => {
  expect(mutedAfter(['external', 'news', 'promos'], asked, isChild)).toEqual(muted)
})

test('promotions that were on before are off for a child', () => {
  expect(mutedAfter([], {}, true)).toEqual(['external', 'promos'])
})
