import { handle } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { fragmentOf, marked } from './pieces.ts'
import {
  countKinds,
  findItemIds,
  type ItemRow,
  listItems,
  listPopularIds,
  listSuggestions,
} from './queries.ts'
import { readText, tsqueryOfReading } from './reading.ts'
import { type Term, tsqueryOf } from './terms.ts'

const suggestedKinds = ['course', 'theme', 'teacher'] as const

const presentFound = ({ text: _, title, ...row }: ItemRow, terms: readonly Term[]): contract.Suggestion => ({
  ...row,
  title: marked(title, terms),
})

const presentHit = (row: ItemRow, terms: readonly Term[]): contract.SearchHit => ({
  ...presentFound(row, terms),
  subtitle: marked(row.subtitle, terms),
  fragment: terms.length > 0 ? fragmentOf(row.text, terms) : [],
})

const beginningOf = (terms: readonly Term[]): string => terms.map(({ beginning }) => beginning).join(' ')

export const routes = [
  handle(contract.suggest, async (ctx, { query: { q } }) => {
    if (q.length < contract.minSuggestLength) return []
    const { terms, isPartial } = await readText(ctx.sql, q)
    if (terms.length === 0) return []
    const rows = await listSuggestions(ctx.sql, {
      tsquery: tsqueryOf(terms, isPartial ? '|' : '&'),
      beginning: beginningOf(terms),
      kinds: suggestedKinds,
      limit: contract.maxSuggestions,
    })
    return rows.map((row) => presentFound(row, terms))
  }),

  handle(contract.findItems, async (ctx, { query: { q, scope = null, page, limit } }) => {
    if (q === '') {
      // What is popular is one page long.
      const ids = await listPopularIds(ctx.sql, scope, limit)
      const rows = page === 1 ? await listItems(ctx.sql, ids) : []
      return { rows: rows.map((row) => presentHit(row, [])), total: ids.length }
    }
    const reading = await readText(ctx.sql, q)
    if (reading.terms.length === 0) return { rows: [], total: 0 }
    const { ids, total } = await findItemIds(ctx.sql, {
      tsquery: tsqueryOfReading(reading),
      anyWord: tsqueryOf(reading.terms, '|'),
      beginning: beginningOf(reading.terms),
      scope,
      limit,
      offset: (page - 1) * limit,
    })
    const rows = await listItems(ctx.sql, ids)
    return { rows: rows.map((row) => presentHit(row, reading.terms)), total }
  }),

  handle(contract.getSummary, async (ctx, { query: { q } }) => {
    const nothing = { counts: [], total: 0, meant: null, isPartial: false }
    const reading = q === '' ? null : await readText(ctx.sql, q)
    if (!reading || reading.terms.length === 0) return nothing
    const found = new Map(
      (await countKinds(ctx.sql, tsqueryOfReading(reading))).map(({ kind, count }) => [kind, count]),
    )
    const counts = contract.searchKinds.flatMap((kind) => {
      const count = found.get(kind)
      return count ? [{ kind, count }] : []
    })
    const total = counts.reduce((sum, { count }) => sum + count, 0)
    return { counts, total, meant: reading.meant, isPartial: reading.isPartial }
  }),
]
