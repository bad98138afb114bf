import type { Response } from '@school/tasks/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Autosave, type AutosaveOptions } from './autosave.ts'

const answer = (text: string): Response => ({ kind: 'number', text })
let sent: { response: Response | null; sequence: number; sentAt?: unknown }[]
/** The number under which another tab has saved. */
let taken: number
let kept: ReturnType<AutosaveOptions['shelf']['read']>
let fate: 'arrives' | 'is lost' | 'is refused' | 'is late'
let refused: unknown[]

const open = (draft: AutosaveOptions['draft'] = null) =>
  new Autosave({
    draft,
    shelf: { read: () => kept, write: (unsent) => void (kept = unsent) },
    now: () => Date.now(),
    onRefused: (error) => refused.push(error),
    save: async ({ response, sequence }) => {
      sent.push({ response, sequence })
      if (fate === 'is lost') throw Object.assign(new Error('offline'), { status: 0 })
      if (fate === 'is refused')
        throw Object.assign(new Error('held'), { status: 422, code: 'held_elsewhere' })
      if (fate === 'is late') throw Object.assign(new Error('late'), { status: 422, code: 'time_is_up' })
      const at = new Date().toISOString()
      const before = '1969-12-31T23:59:00.000Z'
      if (sequence === taken)
        return { response: answer('другая'), sequence, savedAt: before, serverNow: at, deadlineAt: null }
      return { response, sequence, savedAt: at, serverNow: at, deadlineAt: null }
    },
  })

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  sent = []
  refused = []
  kept = null
  taken = 0
  fate = 'arrives'
})
afterEach(() => vi.useRealTimers())

test('typed text is sent once, a moment after the last key', async () => {
  const saving = open()
  for (const text of ['1', '12', '123']) saving.change(answer(text))
  expect(saving.view().state).toBe('saving')
  await vi.advanceTimersByTimeAsync(799)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ response: answer('123'), sequence: 3 }])
  expect(saving.view()).toMatchObject({ state: 'saved', response: answer('123') })
  expect(kept).toBeNull()
})

test('without a connection the answer is stored on the device and sent later', async () => {
  fate = 'is lost'
  const saving = open()
  saving.change(answer('7'))
  await vi.advanceTimersByTimeAsync(800)
  expect(saving.view()).toMatchObject({ state: 'waiting', response: answer('7') })
  expect(kept).toMatchObject({ response: answer('7'), sequence: 1 })
  fate = 'arrives'
  await saving.flush()
  expect(saving.view().state).toBe('saved')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(2)
})

test('an answer that was not sent before a reload is shown and sent', async () => {
  kept = { response: answer('8'), sequence: 5 }
  const saving = open({ response: answer('7'), sequence: 4, savedAt: '2026-11-20T09:00:00Z' })
  expect(saving.view()).toMatchObject({ response: answer('8'), state: 'waiting' })
  await saving.flush()
  expect(sent).toEqual([{ response: answer('8'), sequence: 5 }])
})

test('an older answer on the device is replaced by that of the server', () => {
  kept = { response: answer('6'), sequence: 3 }
  const saving = open({ response: answer('7'), sequence: 4, savedAt: '2026-11-20T09:00:00Z' })
  expect(saving.view()).toMatchObject({ response: answer('7'), state: 'saved' })
})

test('a refused answer is not sent again and its refusal is reported', async () => {
  fate = 'is refused'
  const saving = open()
  saving.change(answer('7'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(saving.view().state).toBe('refused')
  expect(refused).toMatchObject([{ code: 'held_elsewhere' }])
  expect(kept).toMatchObject({ response: answer('7') })
})

test('a change during a save is sent after it', async () => {
  const saving = open()
  saving.change(answer('1'))
  const first = saving.flush()
  saving.change(answer('12'))
  await first
  await vi.advanceTimersByTimeAsync(800)
  expect(sent.map(({ response }) => response)).toEqual([answer('1'), answer('12')])
  expect(saving.view().state).toBe('saved')
})

test('an answer has the time of its last change, however late it is sent', async () => {
  const times: unknown[] = []
  const saving = new Autosave({
    draft: null,
    shelf: { read: () => kept, write: (unsent) => void (kept = unsent) },
    now: () => Date.now(),
    onRefused: (error) => refused.push(error),
    save: async ({ sentAt }) => {
      times.push(sentAt)
      throw Object.assign(new Error('offline'), { status: 0 })
    },
  })
  saving.change(answer('7'))
  await vi.advanceTimersByTimeAsync(12_000)
  expect(times).toEqual(Array.from({ length: 3 }, () => '1970-01-01T00:00:00.000Z'))
  // And after a reload of the page.
  expect(kept).toMatchObject({ givenAt: '1970-01-01T00:00:00.000Z' })
})

test('a late answer is removed from the device; one refused for another reason stays there', async () => {
  fate = 'is late'
  const saving = open()
  saving.change(answer('7'))
  await vi.advanceTimersByTimeAsync(800)
  expect(saving.view().state).toBe('refused')
  expect(kept).toBeNull()
})

test('a sequence number used by another tab is not an acknowledgement: the answer is sent again with a new one', async () => {
  taken = 1
  const saving = open()
  saving.change(answer('7'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.map(({ sequence }) => sequence)).toEqual([1, 2])
  expect(saving.view()).toMatchObject({ state: 'saved', response: answer('7') })
})

test('settling waits until everything is sent, and fails when it can’t be', async () => {
  const saving = open()
  saving.change(answer('1'))
  const first = saving.flush()
  saving.change(answer('12'))
  await saving.flushAll()
  await first
  expect(saving.isDirty()).toBe(false)
  expect(sent.map(({ response }) => response)).toEqual([answer('1'), answer('12')])
  fate = 'is lost'
  saving.change(answer('123'))
  await expect(saving.flushAll()).rejects.toThrow('offline')
  fate = 'is refused'
  await expect(saving.flushAll()).rejects.toThrow('held')
  await saving.flushAll()
})
