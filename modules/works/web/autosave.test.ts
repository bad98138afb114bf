import type { Response } from '@school/tasks/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Autosave, type AutosaveOptions } from './autosave.ts'

const answer = (text: string): Response => ({ kind: 'number', text })
let sent: { response: Response | null; sequence: number }[]
let kept: ReturnType<AutosaveOptions['shelf']['read']>
let fate: 'arrives' | 'is lost' | 'is refused'
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
      if (fate === 'is refused') throw Object.assign(new Error('late'), { status: 422, code: 'time_is_up' })
      const at = new Date().toISOString()
      return { response, sequence, savedAt: at, serverNow: at, deadlineAt: null }
    },
  })

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  sent = []
  refused = []
  kept = null
  fate = 'arrives'
})
afterEach(() => vi.useRealTimers())

test('a run of keys is sent once, a moment after the last one', async () => {
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

test('without a connection the answer waits on the device and goes when it may', async () => {
  fate = 'is lost'
  const saving = open()
  saving.change(answer('7'))
  await vi.advanceTimersByTimeAsync(800)
  expect(saving.view()).toMatchObject({ state: 'waiting', response: answer('7') })
  expect(kept).toEqual({ response: answer('7'), sequence: 1 })
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

test('an older one on the device gives way to the server', () => {
  kept = { response: answer('6'), sequence: 3 }
  const saving = open({ response: answer('7'), sequence: 4, savedAt: '2026-11-20T09:00:00Z' })
  expect(saving.view()).toMatchObject({ response: answer('7'), state: 'saved' })
})

test('a refused answer is not sent again and its refusal is told', async () => {
  fate = 'is refused'
  const saving = open()
  saving.change(answer('7'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(saving.view().state).toBe('refused')
  expect(refused).toMatchObject([{ code: 'time_is_up' }])
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
