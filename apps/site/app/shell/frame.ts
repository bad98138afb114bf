import type { NavigationKind } from '@school/menu/contract'
import type { RouteHandle } from '@school/pages'

/** Values of `layout` without header and footer: a lesson embedded in a tutorial or in the mobile application. */
const layoutsOfGuests: ReadonlySet<string | null> = new Set(['tutorial', 'mobileapp'])

/** What surrounds a page: everything, only its `main`, or nothing. */
export function frameOf(
  handles: readonly (RouteHandle | undefined)[],
  layout: string | null,
): 'whole' | 'main' | 'none' {
  if (handles.some((handle) => handle?.isBare)) return 'none'
  return layoutsOfGuests.has(layout) ? 'main' : 'whole'
}

/** The search bar is hidden for agents and on the pages of the textbook, which has a search of its own. */
export const isSearchShown = (kind: NavigationKind, pathname: string): boolean =>
  kind !== 'agent' && !/^\/wiki(\/|$)/.test(pathname)
