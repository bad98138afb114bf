import type { Response } from '@school/tasks/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accompany, answerAt, sendUnsent, hasUnsent } from './on-the-way.ts'
import { shelfOf } from './shelf.ts'

const answer = (text: string): Response => ({ kind: 'number', text })
let attemptId = 0
let isOnline: boolean
let saved: string[]
const listeners = new Map<string, () => void>()

const save = async (
  taskId: number,
  { response, sequence }: { response: Response | null; sequence: number },
) => {
  if (!isOnline) throw Object.assign(new Error('offline'), { status: 0 })
  if (taskId === 13) throw Object.assign(new Error('late'), { status: 422, code: 'time_is_up' })
  saved.push(`${taskId}: ${(response as { text: string }).text}`)
  const at = new Date().toISOString()
  return { response, sequence, savedAt: at, serverNow: at, deadlineAt: null }
}
const calls = { save, onRefused: () => undefined }
const open = (taskId: number) =>
  answerAt(
    { attemptId, taskId },
    { draft: null, save: (body) => save(taskId, body), onRefused: () => undefined },
  )

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  vi.stubGlobal('addEventListener', (name: string, listen: () => void) => void listeners.set(name, listen))
  vi.stubGlobal('removeEventListener', (name: string) => void listeners.delete(name))
  attemptId++
  isOnline = true
  saved = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('unsent answers are detected when the page is left', async () => {
  isOnline = false
  const first = open(1)
  const leave = accompany({ attemptId, taskId: 1 }, first)
  expect(hasUnsent()).toBe(false)
  first.change(answer('7'))
  leave()
  expect(hasUnsent()).toBe(true)
  isOnline = true
  listeners.get('online')?.()
  await first.flush()
  await vi.advanceTimersByTimeAsync(5000)
  expect(hasUnsent()).toBe(false)
})

test('answers given offline are sent when the connection is back, also for tasks that left the screen', async () => {
  isOnline = false
  const first = open(1)
  const leave = accompany({ attemptId, taskId: 1 }, first)
  first.change(answer('7'))
  leave()
  const second = open(2)
  accompany({ attemptId, taskId: 2 }, second)
  second.change(answer('8'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saved).toEqual([])
  isOnline = true
  listeners.get('online')!()
  await vi.advanceTimersByTimeAsync(5000)
  expect(saved.toSorted()).toEqual(['1: 7', '2: 8'])
})

test('returning to a task shows its answer that is still being sent', async () => {
  isOnline = false
  const first = open(1)
  accompany({ attemptId, taskId: 1 }, first)()
  first.change(answer('7'))
  expect(open(1)).toBe(first)
})

test('answers left on the device by a closed page are sent, each once', async () => {
  shelfOf(attemptId, 1).write({ response: answer('7'), sequence: 3 })
  shelfOf(attemptId, 2).write({ response: answer('8'), sequence: 5 })
  expect(await sendUnsent(attemptId, [1, 2, 3], calls)).toEqual([])
  expect(await sendUnsent(attemptId, [1, 2, 3], calls)).toEqual([])
  expect(saved).toEqual(['1: 7', '2: 8'])
})

test('tasks whose answers were too late are listed, and do not delay the others', async () => {
  shelfOf(attemptId, 13).write({ response: answer('7'), sequence: 3 })
  shelfOf(attemptId, 14).write({ response: answer('8'), sequence: 5 })
  expect(await sendUnsent(attemptId, [13, 14], calls)).toEqual([13])
  expect(saved).toEqual(['14: 8'])
  expect(shelfOf(attemptId, 13).read()).toBeNull()
})

test('an answer sent automatically and refused as late is listed with the others', async () => {
  isOnline = false
  const late = open(13)
  accompany({ attemptId, taskId: 13 }, late)
  late.change(answer('7'))
  await vi.advanceTimersByTimeAsync(1000)
  isOnline = true
  listeners.get('online')!()
  await vi.advanceTimersByTimeAsync(5000)
  expect(late.isDirty()).toBe(false)
  expect(await sendUnsent(attemptId, [13, 14], calls)).toEqual([13])
})

test('offline nothing is lost and the caller gets the error', async () => {
  isOnline = false
  shelfOf(attemptId, 1).write({ response: answer('7'), sequence: 3 })
  await expect(sendUnsent(attemptId, [1], calls)).rejects.toThrow('offline')
  expect(shelfOf(attemptId, 1).read()).toMatchObject({ response: answer('7') })
})
