const minuteMs = 60_000

export const codeLivesMs = 10 * minuteMs
export const codePauseMs = minuteMs
export const mostTries = 5
export const linkLivesMs = 72 * 60 * minuteMs

/** Six digits of a random number, all equally likely. */
export const codeOf = (random: number): string => String(random).padStart(6, '0')
export const codesCount = 1_000_000

/** As people type it: with spaces, a dash, letters that a copied message has around it. */
export const typedCode = (typed: string): string => typed.replaceAll(/\D/g, '')

/** The same address in the way it is kept: mail addresses differ in nothing but the case of their letters. */
export const plainAddress = (to: string): string => to.trim().toLowerCase()

export const channelOf = (to: string): 'email' | 'sms' => (to.includes('@') ? 'email' : 'sms')

interface LinkRow {
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly replacedAt: Date | null
}

/** What is wrong with a link that is there; `null` when it works. */
export function faultOfLink(
  { expiresAt, usedAt, replacedAt }: LinkRow,
  now: Date,
): 'link_used' | 'link_replaced' | 'link_expired' | null {
  if (usedAt) return 'link_used'
  if (replacedAt) return 'link_replaced'
  return expiresAt <= now ? 'link_expired' : null
}
