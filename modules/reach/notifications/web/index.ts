export { notificationsQuery, unreadQuery } from './queries.ts'
export { useUnread } from './use-unread.ts'
