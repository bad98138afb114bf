import { cutText } from '@school/texts'
import { subjectIn } from '@school/homeworks/web'
import { type ManagedTab, managedTabs } from '../contract/managed.ts'
import type { LibraryQuery } from './queries.ts'

export const managedTabIn = (search: URLSearchParams): ManagedTab =>
  managedTabs.find((name) => name === search.get('tab')) ?? 'running'

/** The searched words. */
export const textIn = (search: URLSearchParams): string | null =>
  cutText((search.get('text') ?? '').trim(), 60) || null

const wholeIn = (search: URLSearchParams, name: string, most: number): number | null => {
  const value = Math.trunc(Number(search.get(name)))
  return value >= 1 && value <= most ? value : null
}

export const libraryFiltersIn = (search: URLSearchParams): LibraryQuery => ({
  subject: subjectIn(search),
  theme: cutText(search.get('theme') ?? '', 80) || null,
  number: wholeIn(search, 'number', 40),
  difficulty: wholeIn(search, 'difficulty', 5),
  year: wholeIn(search, 'year', 2100),
  favourite: wholeIn(search, 'favourite', 1),
  text: textIn(search),
})
