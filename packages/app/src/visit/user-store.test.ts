import { expect, test, vi } from 'vitest'
import { makeUserStore, type UserStorePorts } from './user-store.ts'

interface User {
  id: number
}
const masha: User = { id: 7 }

type Ports = UserStorePorts<User>

function open(load: Ports['load'] = async () => masha) {
  const ports = { load: vi.fn<Ports['load']>(load), reportFailure: vi.fn<() => void>() }
  const ready = vi.fn<(user: User) => void>()
  const store = makeUserStore(ports)
  store.onReady(ready)
  return { ...ports, ready, store }
}

test('a page begins anonymous; the user of its options is there without a request', () => {
  const { store, load, ready } = open()
  expect(store.current()).toBeNull()
  store.preload(masha)
  expect(store.current()).toBe(masha)
  expect(ready).toHaveBeenCalledExactlyOnceWith(masha)
  expect(load).not.toHaveBeenCalled()
})

test('a user who is not in the document is fetched, and is ready once', async () => {
  const { store, ready } = open()
  expect(await store.fetch()).toBe(masha)
  await store.fetch()
  expect(ready).toHaveBeenCalledExactlyOnceWith(masha)
})

test('a failed fetch resets to anonymous and says so', async () => {
  const { store, ready, reportFailure } = open(async () => Promise.reject(new Error('500')))
  store.preload(masha)
  expect(await store.fetch()).toBeNull()
  expect(store.current()).toBeNull()
  expect(reportFailure).toHaveBeenCalledOnce()
  expect(ready).toHaveBeenCalledOnce()
})

test('a guest is no failure and is not ready', async () => {
  const { store, ready, reportFailure } = open(async () => null)
  expect(await store.fetch()).toBeNull()
  expect(reportFailure).not.toHaveBeenCalled()
  expect(ready).not.toHaveBeenCalled()
})

test('after a reset the next person is ready again', () => {
  const { store, ready } = open()
  store.preload(masha)
  store.reset()
  expect(store.current()).toBeNull()
  store.preload(masha)
  expect(ready).toHaveBeenCalledTimes(2)
})

test('a late listener gets the current user', () => {
  const { store } = open()
  store.preload(masha)
  const late = vi.fn<(user: User) => void>()
  store.onReady(late)
  expect(late).toHaveBeenCalledExactlyOnceWith(masha)
})
