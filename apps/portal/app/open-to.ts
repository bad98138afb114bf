import { admits, type Audience, type Feature, type Viewer } from '@school/access'
import { isBuilt } from '@school/app'
import type { Page } from '@school/routes'
import { sitePageOf } from '@school/routes/portal-places'

/** The viewer, and the features of their portal that are open to them. */
export interface Reader {
  readonly viewer: Viewer
  readonly features: readonly Feature[]
}

/** A parent is a pupil by kind, but does not learn: pages of pupils have no data for them. */
const admitsReader = (who: Audience, viewer: Viewer): boolean =>
  admits(who, viewer) && !(who === 'pupil' && viewer.isParent)

/**
 * Whether a page of the portal is open to a reader: it has a screen, admits them by its own audience and by that of the page of the site which
 * it shows, and belongs to a feature that they have. The same rule for the menu, links and cards. A guest may sign in on the way.
 */
export const isOpenTo = (page: Page, { viewer, features }: Reader): boolean =>
  isBuilt(page) &&
  (viewer.id === 0 ||
    ([page, sitePageOf(page)].every(({ who }) => admitsReader(who, viewer)) &&
      (!page.feature || features.includes(page.feature))))
