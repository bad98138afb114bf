import { expect, test } from 'vitest'
import { type Exposure, makeExposureQueue } from './exposures.ts'

function open() {
  const reported: string[] = []
  const pauses: number[] = []
  let next = () => {}
  const queue = makeExposureQueue(
    ({ name }: Exposure) => reported.push(name),
    (act, ms) => {
      pauses.push(ms)
      next = act
    },
  )
  return { queue, reported, pauses, wait: () => next() }
}

test('an empty queue is polled every second, items follow each other after 20 ms', () => {
  const { queue, reported, pauses, wait } = open()
  queue.start()
  expect(pauses).toEqual([1000])
  queue.add({ name: 'header', value: 'b' })
  queue.add({ name: 'coins', value: 'a' })
  wait()
  expect(reported).toEqual(['header'])
  wait()
  expect(reported).toEqual(['header', 'coins'])
  wait()
  expect(pauses).toEqual([1000, 20, 20, 1000])
})

test('one experiment is reported once, one poll runs however often it is started', () => {
  const { queue, reported, pauses, wait } = open()
  queue.add({ name: 'header', value: 'b' })
  queue.add({ name: 'header', value: 'b' })
  queue.start()
  queue.start()
  wait()
  wait()
  expect(reported).toEqual(['header'])
  expect(pauses).toEqual([20, 1000, 1000])
})
