import type { InnerApi } from '@school/ssr'
import { expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { staged, stagedClock } from './staged.ts'

const clock = stagedClock(() => new Date('2026-11-20T09:00:00Z'))

test('the clock is ahead only for the visitor who has staged it', () => {
  expect(clock({ cookie: 'a=1; staged_minutes_ahead=60' })).toEqual(new Date('2026-11-20T10:00:00Z'))
  for (const cookie of [undefined, 'a=1', 'staged_minutes_ahead=soon'])
    expect(clock(cookie === undefined ? {} : { cookie })).toEqual(new Date('2026-11-20T09:00:00Z'))
})

test('a page can not find out what was silenced for it, and finds out the rest', async () => {
  const api = vi.fn<InnerApi>(async () => ({ status: 200, headers: {}, body: '{}' }))
  const silenced = staged(api, { cookie: 'staged_silence=%2Fapi%2Fuser%2Fme' })
  await expect(silenced({ method: 'GET', url: '/api/user/me' })).rejects.toThrow('staged silence')
  expect(await silenced({ method: 'GET', url: '/api/menu/items' })).toMatchObject({ status: 200 })
  expect(staged(api, {})).toBe(api)
})

test('a page gets an overload from the addresses that were staged so', async () => {
  const api = vi.fn<InnerApi>(async () => ({ status: 200, headers: {}, body: '{}' }))
  const overloaded = staged(api, { cookie: 'staged_overload=%2Fapi%2Fcatalog' })
  expect(await overloaded({ method: 'GET', url: '/api/catalog/courses?page=1' })).toMatchObject({
    status: 503,
  })
  expect(await overloaded({ method: 'GET', url: '/api/menu/items' })).toMatchObject({ status: 200 })
})

test('only a server of tests lets anything be staged', () => {
  expect(readConfig({ NODE_ENV: 'test' }).isTest).toBe(true)
  expect(readConfig({}).isTest).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', SECRET: 'x'.repeat(40) }).isTest).toBe(false)
})
