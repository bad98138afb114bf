import { pageQuery, query } from '@school/api-client'
import { countUnread, listNotifications } from '../contract/endpoints.ts'
import type { Shown } from './address.ts'

export const unreadQuery = query(countUnread, {})

export const notificationsQuery = ({ tab, kind, page }: Shown) =>
  pageQuery(listNotifications, {
    query: {
      page,
      q: { ...(kind === null ? {} : { kindEq: kind }), ...(tab === 'unread' ? { stateEq: 'unread' } : {}) },
    },
  })
