import { schoolYearOf } from '@school/texts'

const dayMs = 24 * 3600_000

/** A name says who has answered: it is not changed every day. */
export const personalDataGapDays = 30
export const photoGapDays = 7
export const gradeGapDays = 30

/** When what was changed then may be changed again; `null` when it may be now. */
export function canBeChangedAt(changedAt: Date | null, gapDays: number, now: Date): Date | null {
  const at = changedAt && new Date(changedAt.getTime() + gapDays * dayMs)
  return at && at > now ? at : null
}

/**
 * Whether the profile may set this phone (empty for none). A phone opens the account to the reader of its SMS as long as no other contact is
 * confirmed, so it is set here only for the first time, while a confirmed address protects the account. Later it is changed with the password, in
 * contacts.
 */
export const maySayPhone = (
  { phone, emailConfirmedAt }: { phone: string | null; emailConfirmedAt: Date | null },
  said: string,
): boolean => said === (phone ?? '') || (phone === null && emailConfirmedAt !== null)

/** The shape of a day in years before `now`. */
export function ageOf(birthday: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number)
  const isBefore =
    now.getUTCMonth() + 1 < month || (now.getUTCMonth() + 1 === month && now.getUTCDate() < day)
  return now.getUTCFullYear() - year - (isBefore ? 1 : 0)
}

export const isBirthday = (birthday: string, now: Date): boolean => {
  const age = ageOf(birthday, now)
  return age >= 3 && age <= 110
}

/** A year more or less for those who began early or stayed, and one besides. */
const yearsAside = 3

/** Whether a person of this grade may have come to school in that year. */
export function isEntryYear(year: number, gradeIndex: number | null, now: Date): boolean {
  const current = schoolYearOf(now)
  if (gradeIndex === null) return year >= current - 80 && year <= current
  return Math.abs(year - (current - gradeIndex + 1)) <= yearsAside && year <= current + 1
}

/** An address of a page that a browser may be sent to; `null` of anything else. */
export function socialLinkOf(typed: string): string | null {
  const address = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname, username, href } = new URL(address)
  return ['https:', 'http:'].includes(protocol) && hostname.includes('.') && !username ? href : null
}
