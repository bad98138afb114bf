import { link, site } from '@school/routes'
import { ledRunsIn, type LedRunsWanted } from '@school/works/web'

export const ledWorksAt = () => link(site.lms.teacherWorks)

export const ledWorkAt = (work_id: number, { page = 1, ...filters }: Partial<LedRunsWanted> = {}): string =>
  link(site.lms.teacherWork, { work_id }, { ...filters, page: page > 1 ? page : null })

/** What the page of a work is asked to show. */
export const ledWorkIn = ledRunsIn

export const profileAt = (user_id: number) => link(site.lms.profile, { user_id })
