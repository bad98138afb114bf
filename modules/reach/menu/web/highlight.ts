import type { User } from '@school/accounts/contract'
import type { MenuLink } from '../contract/index.ts'

type Place = Pick<MenuLink, 'url' | 'urlPatterns'>

/** `/wiki` begins `/wiki/math` and not `/wikipedia`; a pattern that ends in a slash begins only what is below it. */
function begins(prefix: string, pathname: string): boolean {
  if (prefix === '' || prefix === '/') return prefix !== '' && pathname === '/'
  if (!pathname.startsWith(prefix)) return false
  return prefix.endsWith('/') || pathname.length === prefix.length || pathname[prefix.length] === '/'
}

/** How much of the address the item names; 0 when the item is not highlighted there. */
function matchOf({ url, urlPatterns }: Place, pathname: string): number {
  const prefixes = [url.split(/[?#]/)[0]!, ...urlPatterns]
  return Math.max(0, ...prefixes.filter((prefix) => begins(prefix, pathname)).map(({ length }) => length))
}

/** Items are highlighted by url prefix match against the current location, and by their extra patterns. */
export const isHighlighted = (item: Place, pathname: string): boolean => matchOf(item, pathname) > 0

/** Of several highlighted items of one menu the nearest is the current one. */
export function currentIdOf(items: readonly (Place & { id: string })[], pathname: string): string | null {
  let best: { id: string; match: number } | null = null
  for (const item of items) {
    const match = matchOf(item, pathname)
    if (match > 0 && (!best || match > best.match)) best = { id: item.id, match }
  }
  return best?.id ?? null
}

type Attention = Pick<User, 'cartItemsCount' | 'hasUnseenRoomFeatures' | 'bonusesPageVisited'> & {
  unreadNotifications?: number
}

/** A dot at the item: something in the cart, something unseen in the room one is not in, bonuses never looked at, something unread. */
export function isMarked({ marker }: Pick<MenuLink, 'marker'>, user: Attention, pathname: string): boolean {
  if (marker === 'cart') return user.cartItemsCount > 0
  if (marker === 'room') return user.hasUnseenRoomFeatures && !begins('/elementary/room', pathname)
  if (marker === 'notifications') return (user.unreadNotifications ?? 0) > 0
  return marker === 'bonuses' && !user.bonusesPageVisited
}
