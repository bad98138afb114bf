import type { Sql } from '@school/db'
import type { Ctx, Identity } from '@school/kernel/server'
import { viewerOf } from './rules.ts'
import type { UserRow } from './tables.ts'

/** The user's row without the password, as every request reads it. */
type ReadUser = Omit<UserRow, 'passwordHash' | 'homeBrand'>

export type Account = ReadUser & { owesFactor: boolean }

/** The row that came with the session; every audience but `anyone` and `guest` guarantees it. */
export const accountOf = (ctx: Pick<Ctx, 'account'>): Account => ctx.account as Account

/** The columns of an `Account` and the brand, of the alias `u`. */
export const accountSql = `u.id, u.email, u.email_confirmed_at as "emailConfirmedAt", u.unconfirmed_email as "unconfirmedEmail", u.type, u.first_name as "firstName",
  u.last_name as "lastName", u.middle_name as "middleName", u.grade_index as "gradeIndex", u.is_parent as "isParent",
  u.is_coach as "isCoach", u.is_graduate as "isGraduate", u.is_elementary_pupil as "isElementaryPupil",
  u.is_methodist as "isMethodist", u.portal_role as "portalRole", u.is_expert as "isExpert", u.second_factor_since as "secondFactorSince", u.rights_version as "rightsVersion", u.profile_version as "profileVersion", u.birthday::text as birthday, u.phone,
  u.phone_confirmed_at as "phoneConfirmedAt", u.parent_phone as "parentPhone", u.is_auto_registered as "isAutoRegistered", u.timezone, u.locale, u.tags,
  u.public_profile as "publicProfile", u.avatar, u.bonuses_page_visited as "bonusesPageVisited", u.created_at as "createdAt",
  u.photo_id as "photoId", u.is_customer as "isCustomer", u.onboarding_finished_at as "onboardingFinishedAt",
  u.is_profile_enriched as "isProfileEnriched", u.coach_agreement as "coachAgreement", u.externship_agreement as "externshipAgreement",
  u.muted_mailings as "mutedMailings", u.leaving_at as "leavingAt", u.erased_at as "erasedAt", brand_of_user(u.id) as brand`

/** A person without a session: for a parent who reads in the place of a child. */
export async function findIdentity(sql: Sql, userId: number): Promise<Identity | null> {
  const { rows } = await sql.query<ReadUser & { brand: string | null }>({
    name: 'find_identity',
    text: `select ${accountSql} from users u where u.id = $1 and u.leaving_at is null`,
    values: [userId],
  })
  if (!rows[0]) return null
  // A second factor is required of sessions only.
  const { brand, ...row } = rows[0]
  const account: Account = { ...row, owesFactor: false }
  return { viewer: viewerOf(account), account, isWeak: false, brand }
}
