import { routes } from '@school/server/rooms'
import { isWholeList } from '@school/kernel/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'

// A list that may grow has pages, one that can't says its `max` (school-portal §7).

const lists = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, isFile, reply }) => method === 'GET' && !isFile && reply instanceof z.ZodArray)

const saysMax = (reply: z.ZodType): boolean =>
  (z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }) as { maxItems?: number }).maxItems !==
  undefined

test('each list has pages, comes in pages when asked, or says how long it may be', () => {
  expect(lists.length).toBeGreaterThan(80)
  const endless = lists.filter(
    (endpoint) => !endpoint.paged && !isWholeList(endpoint) && !saysMax(endpoint.reply),
  )
  expect(endless.map(({ path }) => path)).toEqual([])
})
