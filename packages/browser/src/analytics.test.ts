import { afterEach, expect, test, vi } from 'vitest'
import { track } from './analytics.ts'

afterEach(() => vi.restoreAllMocks())

test('an event carries its properties and a trigger of prefix, module and action', () => {
  const push = vi.fn<(entry: object) => void>()
  track({ module: 'explainers', action: 'course.started' }, { step: 0 }, push)
  expect(push.mock.calls).toEqual([
    [
      {
        event: 'analytics/TRACK_ANALYTICS_DATA',
        properties: { step: 0 },
        trigger: 'app.explainers.course.started',
      },
    ],
  ])
})

test.each([
  { module: '', action: 'opened' },
  { module: 'pages', action: '' },
  { prefix: '', module: 'pages', action: 'opened' },
  { module: 'pages', action: 'opened.' },
  { module: 'two words', action: 'opened' },
])('an invalid trigger is warned of and sends nothing: %o', (trigger) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const push = vi.fn<(entry: object) => void>()
  track(trigger, {}, push)
  expect(push).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledOnce()
})

test('the data layer of the page is made by the first event', () => {
  const page: { dataLayer?: unknown[] } = {}
  vi.stubGlobal('window', page)
  track({ module: 'pages', action: 'opened' })
  expect(page.dataLayer).toHaveLength(1)
  vi.unstubAllGlobals()
})
