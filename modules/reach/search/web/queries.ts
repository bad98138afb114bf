import { pageQuery, query } from '@school/api-client'
import { findItems, getSummary, suggest } from '../contract/index.ts'
import type { Wanted } from './address.ts'

export const suggestionsQuery = (q: string) => query(suggest, { query: { q } })

export const hitsQuery = ({ text, scope, page }: Wanted) =>
  pageQuery(findItems, { query: { q: text, page, ...(scope ? { scope } : {}) } })

export const summaryQuery = (text: string) => query(getSummary, { query: { q: text } })

const noWords: Wanted = { text: '', scope: null, page: 1 }

/** Shown when there is no text, and when nothing has answered to it. */
export const popularQuery = () => hitsQuery(noWords)
