import type { MenuLink, Menus } from '@school/menu/contract'
import { expect, test } from 'vitest'
import { waysOut } from './ways-out.ts'

const line = (url: string, more: Partial<MenuLink> = {}): MenuLink => ({
  id: url,
  pageId: null,
  title: url,
  url,
  icon: null,
  target: '_self',
  urlPatterns: [],
  marker: null,
  action: null,
  isFullReload: false,
  isForWide: false,
  ...more,
})
const menus = (more: Partial<Menus>): Menus => ({
  kind: 'base',
  context: 'portal',
  homeUrl: '/',
  items: [],
  topMenu: [],
  bottomMenu: [],
  profileMenu: [],
  oneClickMenu: [],
  catalogLinks: [],
  footerLinks: [],
  textbookQr: null,
  ...more,
})
const waysOf = (more: Partial<Menus>, home = '/') =>
  waysOut(menus(more), { url: home, title: 'На главную' }).map(({ url }) => url)

test('three ways on: home, then one’s own places, then the catalogue', () => {
  const own = { topMenu: [line('/dashboard'), line('/checkout')], catalogLinks: [line('/catalog/courses')] }
  expect(waysOf(own, '/teacher-dashboard')).toEqual(['/teacher-dashboard', '/dashboard', '/checkout'])
})

test('no way is offered twice', () => {
  const again = { topMenu: [line('/dashboard')], catalogLinks: [line('/catalog/courses'), line('/wiki')] }
  expect(waysOf(again, '/dashboard')).toEqual(['/dashboard', '/catalog/courses', '/wiki'])
})

test('signing out and other sites are no ways on', () => {
  const profileMenu = [line('', { action: 'sign_out' })]
  const catalogLinks = [
    line('https://jobs.example/', { target: '_blank', isFullReload: true }),
    line('/wiki'),
  ]
  expect(waysOf({ profileMenu, catalogLinks })).toEqual(['/', '/wiki'])
})
