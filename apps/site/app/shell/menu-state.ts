/** Navigation state (shared-application §3). Heights are in pixels, 0 until measured. */
export interface NavigationState {
  readonly menuOpen: boolean
  readonly profileMenuOpen: boolean
  /** The profile menu was opened by an explainer and stays until the explainer ends. */
  readonly profileMenuOpenAfterEnrichment: boolean
  readonly isOneClickMenuHidden: boolean
  /** The sign-out question is open. */
  readonly isLeaving: boolean
  readonly containerHeight: number
  readonly containerHeightWithoutOneclickMenu: number
}

export const closedNavigation: NavigationState = {
  menuOpen: false,
  profileMenuOpen: false,
  profileMenuOpenAfterEnrichment: false,
  isOneClickMenuHidden: false,
  isLeaving: false,
  containerHeight: 0,
  containerHeightWithoutOneclickMenu: 0,
}

export type NavigationEvent =
  | { readonly type: 'menuToggled' | 'menuClosed' | 'linkClicked' | 'explainerClosed' }
  | { readonly type: 'leavingAsked' | 'leavingDropped' }
  | { readonly type: 'profileMenuOpened'; readonly afterEnrichment?: boolean }
  | { readonly type: 'profileMenuClosed' }
  | { readonly type: 'scrolled'; readonly from: number; readonly to: number; readonly isPrerender: boolean }
  | { readonly type: 'measured'; readonly row: number; readonly oneClickMenu: number }

const withoutProfileMenu = (state: NavigationState): NavigationState =>
  state.profileMenuOpenAfterEnrichment ? state : { ...state, profileMenuOpen: false }

/** Shared-application §4, «Main menu». */
export function navigate(state: NavigationState, event: NavigationEvent): NavigationState {
  switch (event.type) {
    case 'menuToggled':
      return { ...state, menuOpen: !state.menuOpen }
    case 'menuClosed':
      return { ...state, menuOpen: false }
    case 'profileMenuOpened':
      return {
        ...state,
        menuOpen: false,
        profileMenuOpen: true,
        profileMenuOpenAfterEnrichment: event.afterEnrichment ?? false,
      }
    case 'profileMenuClosed':
      return withoutProfileMenu(state)
    case 'explainerClosed':
      return { ...state, profileMenuOpen: false, profileMenuOpenAfterEnrichment: false }
    case 'linkClicked':
      return state.menuOpen || state.profileMenuOpen
        ? withoutProfileMenu({ ...state, menuOpen: false })
        : state
    case 'leavingAsked':
      return { ...withoutProfileMenu(state), menuOpen: false, isLeaving: true }
    case 'leavingDropped':
      return { ...state, isLeaving: false }
    case 'scrolled':
      return event.isPrerender || event.from === event.to
        ? state
        : { ...state, isOneClickMenuHidden: event.to > event.from && event.to > 0 }
    case 'measured':
      return {
        ...state,
        containerHeight: event.row + event.oneClickMenu,
        containerHeightWithoutOneclickMenu: event.row,
      }
  }
}

/** How much of the page the header covers now. */
export const containerUnderlayHeight = (state: NavigationState): number =>
  state.isOneClickMenuHidden ? state.containerHeightWithoutOneclickMenu : state.containerHeight
