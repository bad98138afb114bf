import type { MenuLink } from '../contract/index.ts'

/** What is known of a press before it does anything. */
export interface Press {
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export type ClickOutcome = 'browser' | 'feedback' | 'sign_out' | 'reload' | 'push'

/**
 * What a click on an item does (shared-application §2). All but `browser` prevent the default action: a click that
 * opens a new tab or window, and an item that opens in one, are left to the browser.
 */
export function clickOf(
  item: Pick<MenuLink, 'action' | 'target' | 'isFullReload'>,
  press: Press,
): ClickOutcome {
  if (item.action) return item.action
  const asksForAnotherPlace = press.metaKey || press.ctrlKey || press.shiftKey || press.altKey
  if (press.button !== 0 || asksForAnotherPlace || item.target === '_blank') return 'browser'
  return item.isFullReload ? 'reload' : 'push'
}
