import { type HomeworkTab, homeworkTabs } from '../contract/homework.ts'

/** Query parameters of a page; invalid values are replaced by defaults. */
export const tabIn = (search: URLSearchParams): HomeworkTab =>
  homeworkTabs.find((name) => name === search.get('tab')) ?? 'now'

const subjectPattern = /^[a-z0-9-]{1,60}$/

export const subjectIn = (search: URLSearchParams): string | null => {
  const value = search.get('subject')
  return value !== null && subjectPattern.test(value) ? value : null
}
