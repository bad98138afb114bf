import { sortInAddress } from '@school/tables'
import { cutText } from '@school/texts'
import { type HomeworkTab, homeworkTabs } from '../contract/homework.ts'
import { type ManagedTab, managedTabs } from '../contract/managed.ts'
import { matrixOrders, type MatrixWanted } from '../contract/matrix.ts'
import type { LibraryQuery } from './queries.ts'

const oneOf = <T extends string>(known: readonly T[], value: string | null, usual: T): T =>
  known.find((name) => name === value) ?? usual

/** Query parameters of a page; invalid values are replaced by defaults. */
export const tabIn = (search: URLSearchParams): HomeworkTab => oneOf(homeworkTabs, search.get('tab'), 'now')
export const managedTabIn = (search: URLSearchParams): ManagedTab =>
  oneOf(managedTabs, search.get('tab'), 'running')

/** The searched words. */
export const textIn = (search: URLSearchParams): string | null =>
  cutText((search.get('text') ?? '').trim(), 60) || null

const wholeIn = (search: URLSearchParams, name: string, most: number): number | null => {
  const value = Math.trunc(Number(search.get(name)))
  return value >= 1 && value <= most ? value : null
}

export const matrixIn = (search: URLSearchParams): MatrixWanted => ({
  classId: wholeIn(search, 'class', 2_147_483_647),
  sort: sortInAddress(search, matrixOrders),
})

/** Views of the page of an assignment: results of pupils, and statistics of tasks. */
export const assignmentViews = ['pupils', 'tasks'] as const
export type AssignmentView = (typeof assignmentViews)[number]
export const viewIn = (search: URLSearchParams): AssignmentView =>
  oneOf(assignmentViews, search.get('view'), 'pupils')

const subject = /^[a-z0-9-]{1,60}$/

export const subjectIn = (search: URLSearchParams): string | null => {
  const value = search.get('subject')
  return value !== null && subject.test(value) ? value : null
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
