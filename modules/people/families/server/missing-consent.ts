import type { Ctx } from '@school/kernel/server'
import { dayIn, schoolZone } from '@school/texts'
import { maskedPhone } from '../contract/phone.ts'
import { findChild, findWaiting } from './queries.ts'
import { asksConsent } from './rules.ts'

/** A pupil who has signed up alone and needs the consent of a parent, with the phone that was asked; `null` for anybody else. */
export async function findMissingConsent(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  userId: number,
): Promise<{ askedPhone: string | null } | null> {
  const child = await findChild(sql, userId)
  if (!child || !asksConsent(child, dayIn(now, schoolZone))) return null
  const { phone } = await findWaiting(sql, userId, now)
  return { askedPhone: phone && maskedPhone(phone) }
}
