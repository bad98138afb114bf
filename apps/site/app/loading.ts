import { userIfKnown as askIfKnown } from '@school/app'
import { type User, viewerOf } from '@school/accounts/contract'
import { admits } from '@school/access'
import type { Menus } from '@school/menu/contract'
import { menusQuery } from '@school/menu/web'
import { meQuery, startApp } from '@school/pages'
import type { Level } from '@school/rewards/contract'
import { levelQuery } from '@school/rewards/web'
import type { QueryClient } from '@tanstack/react-query'
import { brand } from './brand.ts'
import { homeOf } from './home-of.ts'

/** The site as its pages are loaded: its people are those of accounts, the user and the menus are in the document already. */
export const app = startApp({ name: brand.name, homeOf, preloaded: [menusQuery] })
export const { clientOf, browserQueryClient } = app

/** `undefined` when the request failed: the browser repeats it. */
export const userIfKnown = (client: QueryClient, isSignedIn: boolean) =>
  askIfKnown(client, meQuery, isSignedIn)

/** The menus of the person behind a request; a header without them is better than no page at all. */
export const menusOf = (client: QueryClient): Promise<Menus | null> =>
  client.fetchQuery(menusQuery).catch(() => null)

/** Experience is for those who learn. */
export const hasLevel = (user: User | null): boolean => admits('pupil', viewerOf(user)) && !user?.isParent

/** A header without it is better than no page at all. */
export const levelIfPupil = async (client: QueryClient, user: User | null): Promise<Level | null> =>
  hasLevel(user) ? client.fetchQuery(levelQuery).catch(() => null) : null
