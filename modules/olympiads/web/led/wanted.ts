import { link, site } from '@school/routes'
import { ledRunsIn, type LedRunsWanted } from '@school/works/web'

/** Parts of the page of a stage; each is an address. */
export const ledTabs = ['progress', 'codes', 'questions', 'results', 'appeals'] as const
export type LedTab = (typeof ledTabs)[number]

/** What the page of a stage is asked to show. */
export interface LedWanted extends LedRunsWanted {
  tab: LedTab
}

/** Anything strange asks for nothing. */
export const ledIn = (search: URLSearchParams): LedWanted => ({
  tab: ledTabs.find((tab) => tab === search.get('tab')) ?? 'progress',
  ...ledRunsIn(search),
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
