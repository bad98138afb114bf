import { admits, type Viewer } from '@school/access'
import type { Page } from './page.ts'
import { dashboard as elementaryDashboard } from './site/elementary.ts'
import { checkingPage } from './site/checking.ts'
import { catalog, teacherOlympiads } from './site/lms.ts'
import { home } from './site/market.ts'
import {
  accountCoachSchedule,
  accountSecurity,
  dailyPlan,
  dashboard,
  family,
  teacherDashboard,
} from './site/user.ts'

/**
 * Where a person lands on the site after signing in, the best first (shared-application §2, «After login»).
 * A user who owes a second factor is led to where it is set up. Only pages that admit the viewer; the app takes the first built one.
 */
export function landingPages(viewer: Viewer): Page[] {
  if (viewer.owesFactor) return [accountSecurity]
  const homes = viewer.kind === 'agent' ? [] : [family]
  // Small children have a home page of their own; until it is built their courses replace it, never the plan of older pupils.
  const ofPupil = viewer.isElementary ? [elementaryDashboard, dashboard] : [dailyPlan, dashboard]
  const wanted: Page[] = [...workOf(viewer), teacherDashboard, ...homes, ...ofPupil]
  return [...(viewer.id > 0 ? wanted : []), catalog, home].filter((page) => admits(page.who, viewer))
}

/** What waits for a person who works without classes: a teacher of a school has both, and begins with the classes. */
function workOf(viewer: Viewer): Page[] {
  if (viewer.portalRole !== null) return []
  return [
    ...(viewer.isMethodist ? [teacherOlympiads] : []),
    ...(viewer.isExpert ? [checkingPage] : []),
    ...(viewer.isCoach && viewer.kind === 'agent' ? [accountCoachSchedule] : []),
  ]
}
