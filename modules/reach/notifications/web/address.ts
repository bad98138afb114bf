import { link, type SearchOf, site } from '@school/routes'

/** The filter of the list, from the address. */
export type Shown = SearchOf<typeof site.user.notifications>

export const notificationsAt = (shown: Partial<Shown>): string => link(site.user.notifications, {}, shown)
