import { type JournalPeriod, journalPeriods } from '../contract/periods.ts'

/** The parameters of the page's query string; invalid ones fall back to defaults. */
export interface JournalView {
  period: JournalPeriod | undefined
  /** The key of a discipline. */
  discipline: string | undefined
  /** On paper, a slip for each pupil. */
  isSlips: boolean
}

export const journalIn = (search: URLSearchParams): JournalView => {
  const discipline = search.get('discipline')
  const period = search.get('period')
  return {
    period: journalPeriods.find((one) => one === period),
    discipline: discipline !== null && /^[a-z0-9-]{1,60}$/.test(discipline) ? discipline : undefined,
    isSlips: search.get('view') === 'slips',
  }
}

/** Slips show every discipline. */
export const partOf = ({ period, discipline, isSlips }: JournalView) => ({
  period,
  discipline: isSlips ? 'all' : discipline,
})
