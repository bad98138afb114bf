import { endpoint, type Fact, filtersOf, Id, pagingBy } from '@school/kernel/contract'
import * as z from 'zod'
import { Notification, NotificationCounters, NotificationKind } from './notification.ts'

/** Bells of other people change as a side effect of mutations, which does not affect the caller's own pages. */
const own: readonly Fact[] = ['notifications.notifications']

export const listNotifications = endpoint({
  name: 'notifications.list',
  method: 'GET',
  path: '/api/user/notifications',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: own,
  summary: 'What has happened to the viewer, the newest first',
  query: pagingBy(30).extend({
    q: filtersOf({ kindEq: NotificationKind, stateEq: z.enum(['unread']) }, []),
  }),
  reply: z.array(Notification),
  paged: true,
})

export const countUnread = endpoint({
  name: 'notifications.count',
  method: 'GET',
  path: '/api/user/notifications/unread/counter',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: own,
  summary: 'How many notifications the viewer has not read',
  reply: NotificationCounters,
})

export const mostUnread = 100

export const listUnread = endpoint({
  name: 'notifications.listUnread',
  method: 'GET',
  path: '/api/user/notifications/unread',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: own,
  summary: 'What the viewer has not read, the newest first, a hundred at most',
  reply: z.array(Notification).max(mostUnread),
})

export const markRead = endpoint({
  name: 'notifications.markRead',
  method: 'PUT',
  path: '/api/user/notifications/unread',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: own,
  summary:
    'Marks these of the viewer as read, all without ids; repeating it changes nothing, and others are passed over',
  body: z.object({ ids: z.array(Id).max(500).optional() }),
  reply: NotificationCounters,
})
