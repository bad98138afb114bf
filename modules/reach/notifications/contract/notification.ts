import { Instant } from '@school/kernel/contract'
import * as z from 'zod'

/**
 * `homework`: given or checked; `reminder`: a deadline is near; `answer`: a person has checked an answer, answered a question or decided an
 * appeal; `class_message`: a teacher has written; `olympiad`: a stage was moved, called off or published; `invitation`: somebody invites,
 * requests to join or was admitted; `objective`: a goal was proposed, answered, reached, thanked for; `account`: sign-in methods were removed.
 */
export const notificationKinds = [
  'homework',
  'reminder',
  'answer',
  'class_message',
  'olympiad',
  'invitation',
  'objective',
  'account',
] as const
export const NotificationKind = z.enum(notificationKinds)
export type NotificationKind = z.infer<typeof NotificationKind>

export const Notification = z.object({
  id: z.int(),
  kind: NotificationKind,
  title: z.string(),
  /** Empty when the title is enough. */
  text: z.string(),
  /** A page of the site, from the root. */
  url: z.string(),
  createdAt: Instant,
  /** `null`: unread. */
  readAt: Instant.nullable(),
})
export type Notification = z.infer<typeof Notification>

export const NotificationCounters = z.object({
  /** Promotions that wait to be looked at. */
  campaigns: z.int(),
  unread: z.int(),
})
export type NotificationCounters = z.infer<typeof NotificationCounters>
