import type { PortalSettings } from '@school/access'
import { type Ctx, refusals } from '@school/kernel/server'
import { accountErrors } from '../contract/errors.ts'

/** How somebody comes in. */
export type EntryWay = 'password' | 'phone' | 'recovery' | 'passkey' | 'registration' | 'anonymous'

type Fault = 'external_sign_in_only' | 'phone_sign_in_off' | 'registration_closed' | 'anonymous_closed'

/** Why a portal does not let in this way; `null` when it does. */
export function entryFault({ flags }: Pick<PortalSettings, 'flags'>, way: EntryWay): Fault | null {
  if (way === 'registration') return flags.registration ? null : 'registration_closed'
  if (way === 'anonymous') return flags.anonymousUsers ? null : 'anonymous_closed'
  if (flags.externalSignInOnly) return 'external_sign_in_only'
  return way === 'phone' && !flags.phoneAsLogin ? 'phone_sign_in_off' : null
}

const refuse = refusals(accountErrors)

/** @throws external_sign_in_only, phone_sign_in_off, registration_closed, anonymous_closed: what the portal at this host forbids to a guest */
export function requireEntry({ portalAtHost }: Pick<Ctx, 'portalAtHost'>, way: EntryWay): void {
  const fault = entryFault(portalAtHost, way)
  if (fault) throw refuse(fault)
}

/**
 * What the brand of the person forbids holds at every host. Asked when it is sure who it is, so that nobody else learns to which brand an account belongs.
 * @throws external_sign_in_only, phone_sign_in_off
 */
export async function requireOwnEntry(
  { sql, portalOf }: Pick<Ctx, 'sql' | 'portalOf'>,
  userId: number,
  way: EntryWay,
): Promise<void> {
  const { rows } = await sql.query<{ brand: string | null }>({
    name: 'find_brand_of_user',
    text: 'select brand_of_user($1) as brand',
    values: [userId],
  })
  const fault = entryFault(portalOf(rows[0]?.brand ?? null), way)
  if (fault) throw refuse(fault)
}
