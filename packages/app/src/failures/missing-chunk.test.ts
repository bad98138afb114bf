import { makeStorage } from '@school/browser'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { countReload, firstFilesScript, isMissingChunk } from './missing-chunk.ts'

function fakeArea() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: unknown) => void values.set(key, String(value)),
    removeItem: (key: string) => void values.delete(key),
  } as Storage
}

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/site/x.js',
  'error loading dynamically imported module: http://localhost/assets/site/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/site/x.css',
])('«%s» is a missing chunk', (message) => expect(isMissingChunk(new TypeError(message))).toBe(true))

test.each([
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  '503 Unavailable',
])('routes that failed to load, «%s», are a missing chunk', (message) =>
  expect(isMissingChunk(new TypeError(message))).toBe(true),
)

test('other failures are not a missing chunk, those of the API neither', () => {
  expect(isMissingChunk(new TypeError('rows is undefined'))).toBe(false)
  expect(isMissingChunk('Failed to fetch dynamically imported module')).toBe(false)
  expect(isMissingChunk(Object.assign(new Error('503 Unavailable'), { name: 'ApiError' }))).toBe(false)
})

test('a page is reloaded three times in 300 seconds', () => {
  let now = 0
  const area = fakeArea()
  const counted = makeStorage(
    () => area,
    () => now,
  )
  const reloads = () => Array.from({ length: 4 }, () => countReload(counted))
  expect(reloads()).toEqual([true, true, true, false])
  now = 299_000
  expect(countReload(counted)).toBe(false)
  now = 300_000
  expect(reloads()).toEqual([true, true, true, false])
})

test('a browser that can not count is not reloaded at all', () => {
  const kept = makeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(countReload(kept)).toBe(false)
})

test('the first files of a page share the counter with the rest', () => {
  const area = fakeArea()
  const kept = makeStorage(() => area)
  const reload = vi.fn<() => void>()
  let fail = (_: object) => {}
  const addEventListener = (_: string, listen: typeof fail) => (fail = listen)
  runInNewContext(firstFilesScript, {
    addEventListener,
    localStorage: area,
    location: { reload },
    Date,
    Math,
  })
  fail({ target: { tagName: 'IMG' } })
  expect(reload).not.toHaveBeenCalled()
  countReload(kept)
  for (let i = 0; i < 4; i++) fail({ target: { tagName: 'SCRIPT' } })
  expect(reload).toHaveBeenCalledTimes(2)
  expect(countReload(kept)).toBe(false)
})
