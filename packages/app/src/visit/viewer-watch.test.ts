import { guest } from '@school/access'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeViewerWatch } from './viewer-watch.ts'

interface User {
  id: number
  version: number
}

let now: User
let client: QueryClient
const lesson = ['courses.getLesson', 5, ['grants.grants']]
const onChanged = vi.fn<() => void>()
const ask = vi.fn<() => Promise<User>>()
const me = { queryKey: ['accounts.getMe', {}], queryFn: ask }
const viewerOf = (user: User | null) => ({ ...guest, ...user })
const hear = (reported: string) => makeViewerWatch(client, { me, viewerOf }, onChanged)(reported)

beforeEach(() => {
  vi.clearAllMocks()
  now = { id: 7, version: 13 }
  ask.mockImplementation(async () => now)
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(me.queryKey, { id: 7, version: 12 })
  client.setQueryData(lesson, 'open')
})

test('an answer for the person that the page knows changes nothing', async () => {
  await hear('7.12')
  expect(ask).not.toHaveBeenCalled()
  expect(client.getQueryData(lesson)).toBe('open')
})

test('a later version: the person is refetched, and cached answers are dropped', async () => {
  await hear('7.13')
  expect(client.getQueryData(me.queryKey)).toEqual(now)
  expect(client.getQueryData(lesson)).toBeUndefined()
  expect(onChanged).toHaveBeenCalledOnce()
})

test('active queries are refetched at once', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('locked')
  const shown = new QueryObserver(client, {
    queryKey: lesson,
    queryFn: read,
    staleTime: Infinity,
  })
  const end = shown.subscribe(() => {})
  await hear('7.13')
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('locked'), { timeout: 5000 })
  expect(read).toHaveBeenCalledOnce()
  end()
})

test('a task that is being solved is not refetched: it reports no facts that others change', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('the same without what was typed')
  const queryKey = ['works.getAttemptTask', 5, []]
  client.setQueryData(queryKey, 'task')
  const shown = new QueryObserver(client, { queryKey, queryFn: read, staleTime: Infinity })
  const end = shown.subscribe(() => {})
  await hear('7.13')
  expect(shown.getCurrentResult().data).toBe('task')
  expect(read).not.toHaveBeenCalled()
  end()
})

test('what a page is waiting for comes to it', async () => {
  let arrive = (_: string) => {}
  const queryFn = () => new Promise<string>((resolve) => (arrive = resolve))
  const waiting = client.fetchQuery({ queryKey: ['courses.getCourse', 1], queryFn })
  await hear('7.13')
  arrive('here')
  expect(await waiting).toBe('here')
})

test('many answers of one moment refetch the person once', async () => {
  const watch = makeViewerWatch(client, { me, viewerOf }, onChanged)
  await Promise.all([watch('7.13'), watch('7.13'), watch('7.13')])
  expect(ask).toHaveBeenCalledOnce()
})

test('a failed request for the person is repeated at the next answer', async () => {
  const watch = makeViewerWatch(client, { me, viewerOf }, onChanged)
  ask.mockRejectedValueOnce(new Error('offline'))
  await watch('7.13')
  expect(client.getQueryData(lesson)).toBe('open')
  await watch('7.13')
  expect(onChanged).toHaveBeenCalledOnce()
})

test('the page of a guest is not watched: signing in loads a new one', async () => {
  client.removeQueries({ queryKey: me.queryKey })
  await hear('7.13')
  expect(ask).not.toHaveBeenCalled()
})
