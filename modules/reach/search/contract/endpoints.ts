import { endpoint, pagingBy } from '@school/kernel/contract'
import * as z from 'zod'
import { SearchHit, SearchSummary, Suggestion } from './hit.ts'
import { searchKinds } from './kinds.ts'
import { searchedText } from './searched-text.ts'

export const searchPageSize = 20
export const maxSuggestions = 8

/** The limit is far above what a person types. */
const Text = z.string().max(20_000).default('').transform(searchedText)

export const suggest = endpoint({
  name: 'search.suggest',
  method: 'GET',
  path: '/api/search/suggestions',
  audience: 'anyone',
  reads: [],
  summary: 'Courses, themes and teachers by the beginnings of their words, from two letters on',
  query: z.object({ q: Text }),
  reply: z.array(Suggestion).max(maxSuggestions),
})

export const findItems = endpoint({
  name: 'search.findItems',
  method: 'GET',
  path: '/api/search',
  audience: 'anyone',
  reads: [],
  summary: 'What answers to a text, the best first; without a text what is popular',
  query: pagingBy(searchPageSize).extend({ q: Text, scope: z.enum(searchKinds).optional() }),
  reply: z.array(SearchHit),
  paged: true,
})

export const getSummary = endpoint({
  name: 'search.getSummary',
  method: 'GET',
  path: '/api/search/summary',
  audience: 'anyone',
  reads: [],
  summary: 'How many things of each kind answer to a text, and what was looked for if not the text itself',
  query: z.object({ q: Text }),
  reply: SearchSummary,
})
