import { link, site } from '@school/routes'

/** The plan of a day; of today without one in the address. */
export const dayAt = (date: string, today: string): string =>
  date === today ? link(site.user.dailyPlan) : `${link(site.user.dailyPlan)}?date=${date}`
