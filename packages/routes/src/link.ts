import type { Page, ParamsOf } from './page.ts'
import { fits, segmentsOf } from './pattern.ts'
import type { SearchedPage, SearchOf } from './search.ts'

type QueryValue = string | number | boolean | null | undefined
export type LinkQuery = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** What `link()` takes as the query: the declared search parameters of the page, else anything. */
type QueryOf<P extends Page> = P extends SearchedPage
  ? { readonly [Name in keyof SearchOf<P>]?: SearchOf<P>[Name] | null | undefined }
  : LinkQuery

type LinkArguments<Params, Query> = {} extends Params
  ? [params?: Params, query?: Query]
  : [params: Params, query?: Query]

type LinkParams = Readonly<Record<string, string | number | undefined>>

/** Address of a page: which page of this app, or on which other origin. */
export interface Place {
  readonly page: Page
  /** Empty for this one. */
  readonly origin: string
  /** Parameters of the page here that the requested page has in its query; they are removed from the query. */
  readonly params?: LinkParams
}

let placeOf = (page: Page, _query?: LinkQuery): Place => ({ page, origin: '' })

/**
 * Sets the app's addresses of pages, once when the app starts: screens of modules link to pages of the site, and the portal has many of them
 * at addresses of its own. A replacing page has the same parameters, or takes its additional ones from the query.
 */
export function setPlaces(where: (page: Page, query?: LinkQuery) => Place): void {
  placeOf = where
}

/** The page of this app that replaces a page of the site: the same page where `setPlaces` was not called. */
export const pageHere = (page: Page): Page => placeOf(page).page

/** Whether a page belongs to this app and not to another origin. */
export const isHere = (page: Page): boolean => placeOf(page).origin === ''

/**
 * The address of a page: `link(site.lms.homework, { homework_id: 5 }, { from: 'plan' })`.
 * Empty query values, and usual values of declared search parameters, are left out; a list repeats its name.
 * @throws when a parameter is missing or the page would not answer to it
 */
export function link<P extends Page>(asked: P, ...args: LinkArguments<ParamsOf<P>, QueryOf<P>>): string {
  const [given, query] = args as [LinkParams?, LinkQuery?]
  const { page, origin, params: found } = placeOf(asked, query)
  const params = { ...given, ...found }
  const segments: string[] = []
  for (const segment of segmentsOf(page.path)) {
    if (!segment.startsWith(':')) {
      segments.push(segment)
      continue
    }
    const isOptional = segment.endsWith('?')
    const name = segment.slice(1, isOptional ? -1 : undefined)
    const value = String(params[name] ?? '')
    if (value === '' && isOptional) continue
    if (value === '' || !fits(page.rules?.[name], value)) {
      throw new Error(`link: «${value}» can't be ${name} of ${page.path}`)
    }
    segments.push(encodeURIComponent(value))
  }
  return `${origin}/${segments.join('/')}${queryString(asked, query, found)}`
}

function queryString(page: Partial<SearchedPage>, query: LinkQuery = {}, found: LinkParams = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (name in found || value === page.search?.[name]?.usual) continue
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && item !== undefined && item !== '') search.append(name, String(item))
    }
  }
  const text = search.toString()
  return text && `?${text}`
}
