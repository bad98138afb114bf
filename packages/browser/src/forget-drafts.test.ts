import { expect, test } from 'vitest'
import { forgetDraftsIn } from './forget-drafts.ts'
import { makeStorage } from './storage.ts'
import { fakeArea, forbiddenArea } from './testing/area.ts'
import { makeTypedDrafts } from './typed-drafts.ts'

test('a sign-out removes what everybody has typed at this computer, and nothing else', () => {
  const kept = { theme: '"dark"', 'answer:7:1': '{"sequence":2}' }
  const area = fakeArea({
    ...kept,
    'review:7:1:waiting': '{}',
    'attempt:7:1:': '{}',
    search_recent: '["дроби"]',
    'scratch:7': '2+2',
  })
  const tab = fakeArea({ 'attempt:7:2:': '{}', 'run-holder': 'x' })
  for (const userId of [7, 8]) {
    const drafts = makeTypedDrafts(makeStorage(() => area))
    drafts.belongTo(userId)
    drafts.write('message', userId)
  }
  forgetDraftsIn(
    () => area,
    forbiddenArea,
    () => tab,
  )
  expect(area.length).toBe(2)
  for (const [key, value] of Object.entries(kept)) expect(area.getItem(key)).toBe(value)
  expect([tab.length, tab.getItem('run-holder')]).toEqual([1, 'x'])
})
