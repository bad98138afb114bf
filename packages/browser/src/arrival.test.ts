import { expect, test } from 'vitest'
import { makeArrival } from './arrival.ts'
import { makeStorage } from './storage.ts'
import { fakeArea } from './testing/area.ts'

const address = '/courses/5/landing?enroll=1'

test('a page acts by itself only for who has just signed in for it, and once', () => {
  const arrival = makeArrival(makeStorage(() => area))
  const area = fakeArea()
  expect(arrival.isAt(address)).toBe(false)
  arrival.note(address)
  expect(arrival.isAt('/courses/6/landing?enroll=1')).toBe(false)
  expect(arrival.isAt(address)).toBe(true)
  arrival.forget()
  expect(arrival.isAt(address)).toBe(false)
})

test('a sign-in of the day before is no arrival', () => {
  const area = fakeArea()
  let now = 0
  const arrival = makeArrival(
    makeStorage(
      () => area,
      () => now,
    ),
  )
  arrival.note(address)
  now += 24 * 3_600_000
  expect(arrival.isAt(address)).toBe(false)
})
