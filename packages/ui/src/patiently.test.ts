import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fewTries, patiently } from './patiently.ts'

let isOnline = true
const network = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  isOnline = true
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failing = (times: number) => {
  let left = times
  return vi.fn<() => Promise<string>>(() =>
    left-- > 0 ? Promise.reject(new Error('no file')) : Promise.resolve('part'),
  )
}

test('loads once when the part arrives', async () => {
  const load = failing(0)
  await expect(patiently(load)()).resolves.toBe('part')
  expect(load).toHaveBeenCalledTimes(1)
})

test('waits for the network, however long, and retries when it is back', async () => {
  const load = failing(1)
  isOnline = false
  const part = patiently(load, 1)()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(load).toHaveBeenCalledTimes(1)
  isOnline = true
  network.dispatchEvent(new Event('online'))
  await expect(part).resolves.toBe('part')
})

test('retries after a while when the browser only claims to be online', async () => {
  const load = failing(5)
  const part = patiently(load)()
  await vi.advanceTimersByTimeAsync(200_000)
  await expect(part).resolves.toBe('part')
})

test('gives up after a few tries where the page can not do without', async () => {
  const load = failing(100)
  const part = patiently(load, fewTries)()
  const message = part.catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(message).resolves.toBe('no file')
  expect(load).toHaveBeenCalledTimes(3)
})
