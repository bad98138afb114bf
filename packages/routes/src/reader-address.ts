import { link, type LinkQuery } from './link.ts'
import { matchPage } from './match.ts'
import type { Page, ParamsOf } from './page.ts'
import { movedPages, pagesOfSite, placeOnPortal } from './portal-places.ts'
import * as portal from './portal/index.ts'
import * as site from './site/index.ts'

/** Where somebody reads: the portal of their brand, or of the requested host; `null` is the site. Without a trailing slash. */
export interface Reads {
  readonly portalUrl: string | null
  readonly siteUrl: string
}

const ofSite: ReadonlySet<Page> = new Set([...pagesOfSite, ...movedPages])

/** Address of a page on the portal; `null` when the portal does not have it. */
function onPortal(path: string): string | null {
  const url = new URL(path, 'http://school')
  const match = matchPage(site, url.pathname)
  if (!match || !ofSite.has(match.page)) return matchPage(portal, url.pathname) ? path : null
  const query: LinkQuery = Object.fromEntries(url.searchParams)
  const place = placeOnPortal(match.page, query)
  if (place.page === match.page) return path
  const left = Object.entries(query).filter(([name]) => !(name in (place.params ?? {})))
  return (
    link(place.page, { ...match.params, ...place.params } as ParamsOf<Page>, Object.fromEntries(left)) +
    url.hash
  )
}

/**
 * The absolute address of a page for its reader: in letters, SMS, calendars and on paper. On the reader's portal when it has the page, else on
 * the site; an absolute address stays as it is.
 * @param path of the site or of the portal, from the root
 */
export function readerAddress({ portalUrl, siteUrl }: Reads, path: string): string {
  if (!path.startsWith('/')) return path
  const there = portalUrl === null ? null : onPortal(path)
  return there === null ? siteUrl + path : portalUrl + there
}

/**
 * The same for a letter or an SMS whose sender does not know the site: whole on a portal, from the root on the site, which the courier completes.
 */
export const readerLink = (portalUrl: string | null, path: string): string =>
  readerAddress({ portalUrl, siteUrl: '' }, path)

/** The first page of where somebody reads, as it is typed by hand. */
export const readerHome = ({ portalUrl, siteUrl }: Reads): string => portalUrl ?? siteUrl

/** An address as it is read on paper and typed by hand. */
export const typedAddress = (address: string): string => address.replace(/^https?:\/\//, '')
