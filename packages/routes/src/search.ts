import type { Page } from './page.ts'

/** A search parameter of a page: how its value is read from an address and written into one. Reading never throws. */
export interface SearchParameter<Value> {
  /** The value of an address without the parameter, or with an invalid one; it is not written. */
  readonly usual: Value
  read(texts: readonly string[]): Value
  /** All values, when they are few. */
  readonly values?: readonly Value[]
  /** The greatest length of typed words. */
  readonly most?: number
}

export type SearchParameters = Readonly<Record<string, SearchParameter<unknown>>>

/** A page whose search parameters are declared in the catalogue. */
export interface SearchedPage extends Page {
  readonly search: SearchParameters
}

/** Values of the search parameters of a page. */
export type SearchOf<P extends SearchedPage> = {
  readonly [Name in keyof P['search']]: P['search'][Name] extends SearchParameter<infer Value> ? Value : never
}

/** Declares the search parameters of a page. Other parameters of an address are ignored. */
// @__NO_SIDE_EFFECTS__
export const withSearch = <const Search extends SearchParameters, P extends Page>(
  search: Search,
  given: P,
): P & { readonly search: Search } => ({ ...given, search })

/** Values in an address: `searchOf(page, url.searchParams)`. */
export function searchOf<P extends SearchedPage>(page: P, given: URLSearchParams | string): SearchOf<P> {
  const found = new URLSearchParams(given)
  const values = Object.entries(page.search).map(([name, parameter]) => [
    name,
    parameter.read(found.getAll(name)),
  ])
  return Object.fromEntries(values) as SearchOf<P>
}
