import {
  type Catalogue,
  link,
  type LinkQuery,
  matchPage,
  type Page,
  type ParamsOf,
  portal,
} from '@school/routes'
import { isOpenTo, type Reader } from './open-to.ts'
import { movedPages, pagesOfSite, placeOnPortal } from '@school/routes/portal-places'

/** Answered by the server and by no page. */
const ofServer = /^\/(api|dev|user\/auth)\//

const here: Catalogue = {
  ...portal,
  ofSite: Object.fromEntries([...pagesOfSite, ...movedPages].map((page) => [page.path, page])),
}

/** Pages of the site that were linked to from here, by their paths. */
let elsewhere: Catalogue = { site: {} }

/** A link leads to a page that the portal does not have. */
export function noteElsewhere(page: Page): void {
  const { site = {} } = elsewhere
  if (!(page.path in site)) elsewhere = { site: { ...site, [page.path]: page } }
}

const isAddress = (to: string): boolean => to.startsWith('/') && !to.startsWith('//')

const pathOf = (to: string): URL => new URL(to, 'http://portal')

const queryOf = ({ searchParams }: URL): LinkQuery =>
  Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const [first, ...more] = searchParams.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )

/**
 * The portal's address of a page. Addresses made by the server, of a plan or a notification, are those of the site: they are replaced when
 * the portal has the page at another address.
 */
export function leadHere(to: string): string {
  if (!isAddress(to)) return to
  const url = pathOf(to)
  const match = matchPage(here, url.pathname)
  if (!match || match.group !== 'ofSite') return to
  const query = Object.fromEntries(url.searchParams)
  const place = placeOnPortal(match.page, query)
  if (place.page === match.page) return to
  const params = { ...match.params, ...place.params } as ParamsOf<Page>
  return link(match.page, params, queryOf(url)) + url.hash
}

/**
 * Whether an address is open to a reader: a page of the portal by `isOpenTo`; a page of the site when it is for anyone, since a session of
 * the portal does not work there; an address of no page is not.
 * @param siteUrl origin of the site
 */
export function isWayOpen(to: string, reader: Reader, siteUrl: string): boolean {
  if (to.startsWith(`${siteUrl}/`)) {
    const match = matchPage(elsewhere, pathOf(to.slice(siteUrl.length)).pathname)
    return match === null || match.page.who === 'anyone'
  }
  if (!isAddress(to)) return true
  const { pathname } = pathOf(to)
  if (ofServer.test(pathname)) return true
  const match = matchPage(here, pathname)
  return match !== null && isOpenTo(match.page, reader)
}
