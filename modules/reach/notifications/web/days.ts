import { dayIn } from '@school/texts'
import type { Notification } from '../contract/notification.ts'

/** Notifications of one day, as the calendar on the reader's wall has it. */
export interface DayOfNotifications {
  day: string
  rows: Notification[]
}

/** In the order in which they come. */
export const byDays = (rows: readonly Notification[], zone: string): DayOfNotifications[] =>
  [...Map.groupBy(rows, ({ createdAt }) => dayIn(createdAt, zone))].map(([day, ofDay]) => ({
    day,
    rows: ofDay,
  }))
