/** Kinds of letters that a person may say no to (shared-application §3, «subscriptions», and `teachers`), without their common first word. */
export const mailings = [
  'events',
  'external',
  'externship',
  'materials',
  'media',
  'news',
  'promos',
  'reminders',
  'teachers',
] as const
export type Mailing = (typeof mailings)[number]
