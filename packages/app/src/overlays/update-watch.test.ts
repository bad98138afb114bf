import { expect, test, vi } from 'vitest'
import { makeUpdateWatch } from './update-watch.ts'

function open(...manifests: (string | null)[]) {
  const load = vi.fn<() => Promise<string | null>>(async () => manifests.shift() ?? null)
  const onUpdate = vi.fn<() => void>()
  const watch = makeUpdateWatch({ load, onUpdate })
  const change = async (times: number) => {
    for (let i = 0; i < times; i++) await watch.routeChanged()
  }
  return { load, onUpdate, watch, change }
}

test('the first manifest is nothing new, neither is the same one again', async () => {
  const { watch, change, load, onUpdate } = open('a', 'a')
  await watch.check()
  await change(10)
  expect(load).toHaveBeenCalledTimes(2)
  expect(onUpdate).not.toHaveBeenCalled()
})

test('the manifest is looked at again after ten route changes, a different one is an update', async () => {
  const { watch, change, load, onUpdate } = open('a', 'b', 'b')
  await watch.check()
  await change(9)
  expect(load).toHaveBeenCalledTimes(1)
  await change(1)
  expect(onUpdate).toHaveBeenCalledOnce()
  await change(10)
  expect(load).toHaveBeenCalledTimes(3)
  expect(onUpdate).toHaveBeenCalledOnce()
})

test('a manifest that did not come changes nothing', async () => {
  const { watch, change, onUpdate } = open('a', null, 'b')
  await watch.check()
  await change(10)
  expect(onUpdate).not.toHaveBeenCalled()
  await change(10)
  expect(onUpdate).toHaveBeenCalledOnce()
})

test.each([
  [3, 3],
  [1, 1],
  [0, 1],
  [-5, 1],
  [50, 10],
])('the threshold lowered to %i is %i', async (asked, threshold) => {
  const { watch, change, load } = open('a', 'a')
  watch.lowerThreshold(asked)
  await change(threshold - 1)
  expect(load).not.toHaveBeenCalled()
  await change(1)
  expect(load).toHaveBeenCalledOnce()
})

test('a lowered threshold does not rise', async () => {
  const { watch, change, load } = open('a')
  watch.lowerThreshold(2)
  watch.lowerThreshold(8)
  await change(2)
  expect(load).toHaveBeenCalledOnce()
})
