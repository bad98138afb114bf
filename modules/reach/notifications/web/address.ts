import { link, pageIn, site } from '@school/routes'
import { type NotificationKind, notificationKinds } from '../contract/notification.ts'

/** The filter of the list, from the address. */
export interface Shown {
  isUnread: boolean
  /** `null`: of all kinds. */
  kind: NotificationKind | null
  page: number
}

export const shownIn = (search: URLSearchParams): Shown => ({
  isUnread: search.get('tab') === 'unread',
  kind: notificationKinds.find((kind) => kind === search.get('kind')) ?? null,
  page: pageIn(search),
})

export const notificationsAt = ({ isUnread, kind, page }: Shown): string =>
  link(site.user.notifications, {}, { tab: isUnread ? 'unread' : null, kind, page: page > 1 ? page : null })
