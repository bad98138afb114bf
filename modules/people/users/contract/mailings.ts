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

/** Of goods and services: on only for grown-ups who have asked for them, never for children. */
export const promotions = ['external', 'promos'] as const satisfies readonly Mailing[]
export type Promotion = (typeof promotions)[number]
export const isPromotion = (mailing: string): mailing is Promotion =>
  promotions.some((promotion) => promotion === mailing)
