import type { Endpoint, Fact } from '@school/kernel/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { afterChange } from './after-change.ts'
import { query } from './query.ts'

const get = (name: string, reads: readonly Fact[]) =>
  query({ name, reads } as Endpoint, { body: undefined }).queryKey

const homeworks = get('homeworks', ['homeworks.copies', 'works.attempts'])
const level = get('level', ['rewards.xp'])
const answered = { changes: ['works.attempts'] } as const

/** A page that shows these. */
function open(...keys: (typeof level)[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const ask = vi.fn<(name: unknown) => Promise<number>>().mockResolvedValue(1)
  const show = (queryKey: typeof level) =>
    new QueryObserver(client, { queryKey, queryFn: () => ask(queryKey[0]), initialData: 0 }).subscribe(
      () => {},
    )
  for (const key of keys) show(key)
  return { client, ask, show, asked: () => ask.mock.calls.map(([name]) => name) }
}

async function settled(...given: Parameters<typeof afterChange>) {
  const { shown } = await afterChange(...given)
  await shown
}

const isOld = (client: QueryClient, key: typeof level) => client.getQueryState(key)?.isInvalidated

test('active queries of a changed fact are refetched; the rest stays as it is', async () => {
  const { client, asked } = open(homeworks, level)
  await settled(client, answered)
  expect(asked()).toEqual(['homeworks'])
  expect(isOld(client, homeworks)).toBe(false)
})

test('an inactive query is invalidated and not refetched yet', async () => {
  const { client, ask, asked } = open(level)
  await client.fetchQuery({ queryKey: homeworks, queryFn: () => ask('homeworks') })
  ask.mockClear()
  await settled(client, answered)
  expect(asked()).toEqual([])
  expect(isOld(client, homeworks)).toBe(true)
})

test('what the caller writes from the reply is current and is not refetched', async () => {
  const { client, asked } = open(homeworks)
  await settled(client, answered, () => client.setQueryData(homeworks, 7))
  expect(asked()).toEqual([])
  expect(client.getQueryData(homeworks)).toBe(7)
})

test('a page that the caller opens in `put` is fetched once', async () => {
  const { client, ask, asked, show } = open()
  client.setQueryData(homeworks, 1)
  const goThere = () => {
    show(homeworks)
    void client.fetchQuery({ queryKey: homeworks, queryFn: () => ask('homeworks'), staleTime: Infinity })
  }
  await settled(client, answered, goThere)
  expect(asked()).toEqual(['homeworks'])
})

test('a request that was pending before the change is repeated', async () => {
  const { client, ask, asked } = open(homeworks)
  const late = Promise.withResolvers<number>()
  ask.mockReturnValueOnce(late.promise)
  void client.refetchQueries({ queryKey: homeworks })
  const { shown } = await afterChange(client, answered)
  late.resolve(1)
  await shown
  await vi.waitFor(() => expect(asked()).toEqual(['homeworks', 'homeworks']), { timeout: 5000 })
})

test('a mutation without changed facts invalidates nothing', async () => {
  const { client, asked } = open(homeworks, level)
  await settled(client, { changes: [] })
  expect(asked()).toEqual([])
})
