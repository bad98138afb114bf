import { type Locale, makeStorage } from '@school/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeLocaleSender } from './send-locale.ts'

const send = vi.fn<(locale: Locale) => Promise<unknown>>()
const open = () =>
  makeLocaleSender(
    makeStorage(() => area),
    send,
  )
let kept: Map<string, string>
let area: Storage

beforeEach(() => {
  send.mockReset().mockResolvedValue(null)
  kept = new Map()
  area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
})

test('a language is sent once, on every page after it nothing is', async () => {
  await open()(7, 'ru')
  await open()(7, 'ru')
  expect(send.mock.calls).toEqual([['ru']])
})

test('another language and another person are sent again', async () => {
  for (const [id, locale] of [
    [7, 'ru'],
    [7, 'it'],
    [8, 'it'],
  ] as const)
    await open()(id, locale)
  expect(send.mock.calls).toEqual([['ru'], ['it'], ['it']])
})

test('what has failed is sent by the next page', async () => {
  send.mockRejectedValueOnce(new Error('offline'))
  await open()(7, 'ru')
  await open()(7, 'ru')
  expect(send).toHaveBeenCalledTimes(2)
})
