import { expect, test, vi } from 'vitest'
import { makeCelebrations } from './celebrations.ts'

const joy = (key: string) => ({ key, title: key, text: '', picture: null })

test('several are shown one by one, in the order in which they came', () => {
  const { celebrate, first, seen } = makeCelebrations()
  expect(first()).toBeNull()
  for (const key of ['level-2', 'lesson-1']) celebrate(joy(key))
  expect(first()?.key).toBe('level-2')
  seen()
  expect(first()?.key).toBe('lesson-1')
  seen()
  expect(first()).toBeNull()
})

test('a celebration that is queued twice is shown once', () => {
  const { celebrate, first, seen } = makeCelebrations()
  celebrate(joy('level-2'))
  celebrate(joy('level-2'))
  seen()
  expect(first()).toBeNull()
})

test('in an exam everything waits for its end, until all silences are over', () => {
  const { celebrate, first, hush, isHushed } = makeCelebrations()
  const ends = [hush(), hush()]
  celebrate(joy('level-2'))
  expect([isHushed(), first()]).toEqual([true, null])
  ends[0]!()
  expect(first()).toBeNull()
  ends[1]!()
  expect(first()?.key).toBe('level-2')
})

test('subscribers are called for new celebrations and for the end of a silence', () => {
  const { celebrate, subscribe, hush } = makeCelebrations()
  const listen = vi.fn<() => void>()
  const leave = subscribe(listen)
  celebrate(joy('level-2'))
  hush()()
  expect(listen).toHaveBeenCalledTimes(3)
  leave()
  celebrate(joy('level-3'))
  expect(listen).toHaveBeenCalledTimes(3)
})
