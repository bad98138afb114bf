import type { MenuLink, Menus } from '@school/menu/contract'

const waysCount = 3

/** Three links that lead on from a page that does not exist, by role: home, one's own places, then the catalogue. */
export function waysOut(menus: Menus, home: Pick<MenuLink, 'url' | 'title'>): MenuLink[] {
  const first: MenuLink = {
    id: 'home',
    pageId: null,
    icon: null,
    target: '_self',
    urlPatterns: [],
    marker: null,
    action: null,
    isFullReload: false,
    isForWide: false,
    ...home,
  }
  const candidates = [
    first,
    ...menus.topMenu,
    ...menus.profileMenu,
    ...menus.catalogLinks,
    ...menus.footerLinks,
  ].filter((item) => !item.action && item.target === '_self')
  const byUrl = new Map<string, MenuLink>()
  for (const item of candidates) if (!byUrl.has(item.url)) byUrl.set(item.url, item)
  return [...byUrl.values()].slice(0, waysCount)
}
