import { expect, test, vi } from 'vitest'
import { makeToastStore, registryLimit } from './toast-store.ts'

test('a duplicate of an active toast shakes it instead of coming again', () => {
  const store = makeToastStore()
  const first = store.show({ text: 'Ответ сохранён', tone: 'ok' })
  expect(store.show({ text: 'Ответ сохранён', tone: 'ok' })).toBe(first)
  expect(store.list()).toMatchObject([{ id: first, repeats: 1 }])
})

test('the same words of another tone are another toast', () => {
  const store = makeToastStore()
  store.show({ text: 'Готово', tone: 'ok' })
  store.show({ text: 'Готово', tone: 'bad' })
  expect(store.list()).toHaveLength(2)
})

test('a toast that has gone may come again', () => {
  const store = makeToastStore()
  const first = store.show({ text: 'Готово' })
  store.dismiss(first)
  expect(store.show({ text: 'Готово' })).not.toBe(first)
  expect(store.list()).toMatchObject([{ repeats: 0 }])
})

test('the registry is emptied after fifty entries, but what is on the screen is remembered', () => {
  const store = makeToastStore()
  const active = store.show({ text: 'Нет связи', tone: 'bad' })
  for (let i = 0; i < registryLimit; i++) store.dismiss(store.show({ text: `Задача ${i}` }))
  expect(store.registrySize()).toBeLessThanOrEqual(registryLimit)
  expect(store.show({ text: 'Нет связи', tone: 'bad' })).toBe(active)
})

test('listeners hear every change until they leave', () => {
  const store = makeToastStore()
  const listen = vi.fn<() => void>()
  const leave = store.subscribe(listen)
  store.dismiss(store.show({ text: 'Готово' }))
  leave()
  store.show({ text: 'Ещё' })
  expect(listen).toHaveBeenCalledTimes(2)
})
