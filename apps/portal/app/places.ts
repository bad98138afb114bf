import { isBuilt } from '@school/app'
import { settle } from '@school/routes'
import { onPortal } from './pages-of-site.ts'
import { type Page, portal, settle, site } from '@school/routes'

/** Pages of the site that stand on the portal at addresses of its own. */
const moved = new Map<Page, Page>([
  [site.market.home, portal.entry.home],
  [site.market.login, portal.entry.login],
  [site.market.signInStep, portal.entry.signInStep],
  [site.market.forgotPassword, portal.entry.passwordRecovery],
  [site.user.calendar, portal.personal.calendar],
  [site.lms.catalogOlympiads, portal.learning.olympiads],
  [site.lms.catalogTrainings, portal.learning.trainings],
  [site.lms.teacherOlympiads, portal.olympiads.access],
  [site.lms.teacherOlympiadStage, portal.olympiads.stage],
])

let siteUrl = ''

/** @param url where pages stand that the portal does not have */
export function settleAt(url: string): void {
  siteUrl = url
}

settle((page) => {
  const here = onPortal(page)
  return isBuilt(here) ? { page: here, origin: '' } : { page, origin: siteUrl }
})
