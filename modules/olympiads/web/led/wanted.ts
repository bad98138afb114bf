import { link, site } from '@school/routes'
import { type ParticipantState, participantStates } from '../../contract/index.ts'

/** Parts of the page of a stage; each is an address. */
export const ledTabs = ['progress', 'codes', 'questions', 'results', 'appeals'] as const
export type LedTab = (typeof ledTabs)[number]

/** What the page of a stage is asked to show. */
export interface LedWanted {
  tab: LedTab
  name: string | null
  state: ParticipantState | null
  grade: number | null
  school: number | null
  page: number
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((name) => name === value) ?? null

const wholeIn = (search: URLSearchParams, name: string, most: number): number | null => {
  const value = Number(search.get(name))
  return Number.isInteger(value) && value >= 1 && value <= most ? value : null
}

/** Anything strange asks for nothing. */
export const ledIn = (search: URLSearchParams): LedWanted => ({
  tab: oneOf(ledTabs, search.get('tab')) ?? 'progress',
  name: search.get('name')?.trim().slice(0, 60) || null,
  state: oneOf(participantStates, search.get('state')),
  grade: wholeIn(search, 'grade', 11),
  school: wholeIn(search, 'school', 2_147_483_647),
  page: wholeIn(search, 'page', 100_000) ?? 1,
})

export const ledOlympiadsAt = () => link(site.lms.teacherOlympiads)

export const ledStageAt = (
  stage_id: number,
  { tab = 'progress', page = 1, ...filters }: Partial<LedWanted> = {},
): string =>
  link(
    site.lms.teacherOlympiadStage,
    { stage_id },
    { tab: tab === 'progress' ? null : tab, ...filters, page: page > 1 ? page : null },
  )
