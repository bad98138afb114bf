import type { NavigationKind } from '@school/menu/contract'

/** The search bar is hidden for agents and on the pages of the textbook, which has a search of its own. */
export const isSearchShown = (kind: NavigationKind, pathname: string): boolean =>
  kind !== 'agent' && !/^\/wiki(\/|$)/.test(pathname)
