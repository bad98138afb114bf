import type { PortalSettings } from '@school/access'
import { type Ctx, refusals } from '@school/kernel/server'
import { accountErrors } from '../contract/errors.ts'
import type { Login } from '@school/users/server'

interface WayFacts {
  /** Confirmed by a provider. */
  readonly isExternal?: true
  /** The user is identified by a phone. */
  readonly byPhone?: true
  /** Creates an account. */
  readonly isNew?: true
}

/** The ways to sign in. `letIn` requires one of them, so other ways do not exist. */
const ways = {
  password: {},
  phonePassword: { byPhone: true },
  phoneCode: { byPhone: true },
  recovery: {},
  phoneRecovery: { byPhone: true },
  passkey: {},
  /** A personal code on paper, of a class or of an olympiad. */
  slip: {},
  social: { isExternal: true },
  /** A provider is bound to the account whose phone and password are given. */
  socialByPhone: { isExternal: true, byPhone: true },
  socialRegistration: { isExternal: true, isNew: true },
  registration: { isNew: true },
  phoneRegistration: { isNew: true, byPhone: true },
} as const satisfies Record<string, WayFacts>

export type EntryWay = keyof typeof ways | 'anonymous'
export const entryWays = [...(Object.keys(ways) as (keyof typeof ways)[]), 'anonymous'] as const

type Fault =
  | 'external_sign_in_only'
  | 'external_sign_in_off'
  | 'phone_sign_in_off'
  | 'registration_closed'
  | 'anonymous_closed'

/** Why a portal forbids this way; `null` when it is allowed. */
export function entryFault({ flags }: Pick<PortalSettings, 'flags'>, way: EntryWay): Fault | null {
  if (way === 'anonymous') return flags.anonymousUsers ? null : 'anonymous_closed'
  const { isExternal, byPhone, isNew }: WayFacts = ways[way]
  const isOnly = flags.externalSignInOnly
  // Where only providers are allowed, they also create accounts: there is no other way to get one.
  if (isNew && !flags.registration && !(isExternal && isOnly)) return 'registration_closed'
  if (isExternal && !flags.externalSignIn && !isOnly) return 'external_sign_in_off'
  if (!isExternal && isOnly) return 'external_sign_in_only'
  return byPhone && !flags.phoneAsLogin ? 'phone_sign_in_off' : null
}

const isExternalWay = (way: EntryWay): boolean => way !== 'anonymous' && 'isExternal' in ways[way]

const byLogin = {
  password: ['password', 'phonePassword'],
  recovery: ['recovery', 'phoneRecovery'],
  registration: ['registration', 'phoneRegistration'],
  social: ['social', 'socialByPhone'],
} as const

/** The way for a login: phones have ways of their own. */
export const wayOf = (way: keyof typeof byLogin, login: Login): EntryWay =>
  byLogin[way]['phone' in login ? 1 : 0]

const refuse = refusals(accountErrors)

type AtHost = Pick<Ctx, 'portalAtHost' | 'portalUrl'>

/** The site is no portal: its providers are those that are switched on. */
const faultAtHost = ({ portalAtHost, portalUrl }: AtHost, way: EntryWay): Fault | null =>
  portalUrl === null && isExternalWay(way) ? null : entryFault(portalAtHost, way)

/**
 * Checks what the portal at this host forbids to a guest.
 * @throws external_sign_in_only, external_sign_in_off, phone_sign_in_off, registration_closed, anonymous_closed
 */
export function requireEntry(ctx: AtHost, way: EntryWay): void {
  const fault = faultAtHost(ctx, way)
  if (fault) throw refuse(fault)
}

/** For a user without a brand the portal of no brand decides, except about providers. */
const faultOfBrand = (
  { portalOf }: Pick<Ctx, 'portalOf'>,
  brand: string | null,
  way: EntryWay,
): Fault | null => (brand === null && isExternalWay(way) ? null : entryFault(portalOf(brand), way))

/**
 * Restrictions of the user’s own brand apply at every host. Checked after authentication, so that others do not learn to which brand an account
 * belongs. A user whose only way in is a provider may always use it: a class of a brand without providers must not lock out its members.
 * @throws external_sign_in_only, external_sign_in_off, phone_sign_in_off, registration_closed
 */
export async function requireOwnEntry(
  ctx: Pick<Ctx, 'sql' | 'portalOf'>,
  userId: number,
  way: EntryWay,
): Promise<void> {
  const { rows } = await ctx.sql.query<{ brand: string | null; hasOther: boolean }>({
    name: 'find_brand_of_user',
    text: `select brand_of_user(id) as brand, (password_hash is not null or email_confirmed_at is not null or phone_confirmed_at is not null) as "hasOther"
      from users where id = $1`,
    values: [userId],
  })
  const fault = faultOfBrand(ctx, rows[0]?.brand ?? null, way)
  if (fault && !(fault === 'external_sign_in_off' && rows[0]?.hasOther === false)) throw refuse(fault)
}

/**
 * Checks the restrictions of the portal at the host and, for a signed-in viewer, those of the viewer’s own portal.
 * @throws as `requireEntry`
 */
export function requireOpenWay(
  ctx: AtHost & Pick<Ctx, 'portal' | 'portalOf' | 'viewer'>,
  way: EntryWay,
): void {
  requireEntry(ctx, way)
  if (ctx.viewer.id === 0) return
  const brand = ctx.portal.key === ctx.portalOf(null).key ? null : ctx.portal.key
  const fault = faultOfBrand(ctx, brand, way)
  if (fault) throw refuse(fault)
}
