import { pageQuery, query } from '@school/api-client'
import type { SearchOf, site } from '@school/routes'
import { countUnread, listNotifications } from '../contract/endpoints.ts'

export const unreadQuery = query(countUnread, {})

export const notificationsQuery = ({ tab, kind, page }: SearchOf<typeof site.user.notifications>) =>
  pageQuery(listNotifications, {
    query: {
      page,
      q: { ...(kind === null ? {} : { kindEq: kind }), ...(tab === 'unread' ? { stateEq: 'unread' } : {}) },
    },
  })
