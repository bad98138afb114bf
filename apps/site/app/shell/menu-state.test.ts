import { describe, expect, test } from 'vitest'
import { closedNavigation, containerUnderlayHeight, navigate, type NavigationEvent } from './menu-state.ts'

const after = (...events: NavigationEvent[]) => events.reduce(navigate, closedNavigation)
const scroll = (from: number, to: number, isPrerender = false): NavigationEvent => ({
  type: 'scrolled',
  from,
  to,
  isPrerender,
})

describe('the main menu', () => {
  test('toggle flips it, close closes it', () => {
    expect(after({ type: 'menuToggled' }).menuOpen).toBe(true)
    expect(after({ type: 'menuToggled' }, { type: 'menuToggled' }).menuOpen).toBe(false)
    expect(after({ type: 'menuToggled' }, { type: 'menuClosed' }).menuOpen).toBe(false)
    expect(after({ type: 'menuClosed' }).menuOpen).toBe(false)
  })
  test('closes when the profile menu opens', () => {
    expect(after({ type: 'menuToggled' }, { type: 'profileMenuOpened' })).toMatchObject({
      menuOpen: false,
      profileMenuOpen: true,
    })
  })
})

test('the sign-out question closes the menus', () => {
  const asked = after({ type: 'menuToggled' }, { type: 'profileMenuOpened' }, { type: 'leavingAsked' })
  expect(asked).toMatchObject({ isLeaving: true, menuOpen: false, profileMenuOpen: false })
  expect(navigate(asked, { type: 'leavingDropped' }).isLeaving).toBe(false)
})

describe('the profile menu', () => {
  test('opens and closes', () => {
    expect(after({ type: 'profileMenuOpened' }, { type: 'profileMenuClosed' }).profileMenuOpen).toBe(false)
  })
  test('opened after enrichment can not be closed until the explainer closes', () => {
    const opened: NavigationEvent = { type: 'profileMenuOpened', afterEnrichment: true }
    expect(after(opened, { type: 'profileMenuClosed' })).toMatchObject({
      profileMenuOpen: true,
      profileMenuOpenAfterEnrichment: true,
    })
    expect(after(opened, { type: 'linkClicked' }).profileMenuOpen).toBe(true)
    expect(after(opened, { type: 'explainerClosed' })).toMatchObject({
      profileMenuOpen: false,
      profileMenuOpenAfterEnrichment: false,
    })
  })
  test('opened by its owner later closes as usual', () => {
    const state = after(
      { type: 'profileMenuOpened', afterEnrichment: true },
      { type: 'explainerClosed' },
      { type: 'profileMenuOpened' },
      { type: 'profileMenuClosed' },
    )
    expect(state.profileMenuOpen).toBe(false)
  })
})

describe('a click on a link', () => {
  test('closes both menus if either is open', () => {
    for (const opened of [{ type: 'menuToggled' }, { type: 'profileMenuOpened' }] as const)
      expect(after(opened, { type: 'linkClicked' })).toEqual(closedNavigation)
  })
  test('changes nothing when both are closed', () => {
    expect(navigate(closedNavigation, { type: 'linkClicked' })).toBe(closedNavigation)
  })
})

describe('the one-click menu', () => {
  test('hides on scrolling down and shows on scrolling up', () => {
    expect(after(scroll(0, 300)).isOneClickMenuHidden).toBe(true)
    expect(after(scroll(0, 300), scroll(300, 280)).isOneClickMenuHidden).toBe(false)
  })
  test('stays during prerender', () => {
    expect(after(scroll(0, 300, true)).isOneClickMenuHidden).toBe(false)
  })
  test('stays when nothing has moved', () => {
    expect(after(scroll(0, 300), scroll(300, 300)).isOneClickMenuHidden).toBe(true)
  })
})

test('the header covers as much as is seen of it', () => {
  const measured = after({ type: 'measured', row: 64, oneClickMenu: 52 })
  expect(measured).toMatchObject({ containerHeight: 116, containerHeightWithoutOneclickMenu: 64 })
  expect(containerUnderlayHeight(measured)).toBe(116)
  expect(containerUnderlayHeight(navigate(measured, scroll(0, 200)))).toBe(64)
})
