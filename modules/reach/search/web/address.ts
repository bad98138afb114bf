import { link, pageIn, site } from '@school/routes'
import { type SearchKind, searchKinds, searchText } from '../contract/index.ts'

/** What a page of the search shows; all of it is in the address. */
export interface Wanted {
  text: string
  /** `null`: everything. */
  scope: SearchKind | null
  page: number
}

/** Parameters that can't be parsed are ignored. */
export function readWanted(search: URLSearchParams): Wanted {
  const scope = search.get('scope')
  return {
    text: searchText(search.get('q') ?? ''),
    scope: searchKinds.find((kind) => kind === scope) ?? null,
    page: pageIn(search),
  }
}

export const searchAddress = ({ text, scope = null, page = 1 }: Partial<Wanted>): string =>
  link(site.market.search, {}, { q: text, scope, page: page > 1 ? page : null })
