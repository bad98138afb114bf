import { type Account, accountOf, changeUser } from '@school/users/server'
import { ownWordGrade } from '@school/families/contract'
import { isWeakSession } from '@school/accounts/server'
import { users } from '@school/users/tables'
import type { Ctx } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import type { EnrichedField } from '../contract/enrichment.ts'
import { findProfile, type KnownProfile } from './queries.ts'

type Person = Pick<
  Account,
  | 'type'
  | 'isParent'
  | 'isCoach'
  | 'gradeIndex'
  | 'isGraduate'
  | 'birthday'
  | 'phone'
  | 'emailConfirmedAt'
  | 'parentPhone'
>
type Said = Pick<KnownProfile, 'schoolId' | 'schoolName' | 'disciplineIds' | 'skippedFields'>

/** Below this grade a grown-up answers for a child. */
const olderGrade = 9

/** What is still to be asked, the most useful first. What a person would not say is not asked again. */
export function missingOf(u: Person, said: Said | null): EnrichedField[] {
  const isSaid: Record<EnrichedField, boolean> = {
    grade: u.gradeIndex !== null || u.isGraduate,
    school: Boolean(said?.schoolId ?? said?.schoolName),
    disciplines: (said?.disciplineIds.length ?? 0) > 0,
    birthday: u.birthday !== null,
    parentPhone: u.parentPhone !== null,
    phone: u.phone !== null || u.emailConfirmedAt === null,
  }
  const skipped: readonly string[] = said?.skippedFields ?? []
  return fieldsOf(u).filter((field) => !isSaid[field] && !skipped.includes(field))
}

function fieldsOf(u: Person): EnrichedField[] {
  if (u.type === 'agent' || u.isCoach) return ['school', 'disciplines', 'phone']
  if (u.isParent) return ['phone']
  // In lower classes the card about a parent's consent asks for the parent (`asksConsent` of families).
  const isSmall = u.gradeIndex !== null && u.gradeIndex >= ownWordGrade && u.gradeIndex < olderGrade
  return ['grade', 'school', 'disciplines', 'birthday', ...(isSmall ? (['parentPhone'] as const) : [])]
}

/** Keeps in the row of the user whether there is anything left to ask: every page reads it there. */
export async function refreshEnrichment(ctx: Ctx, userId: number): Promise<void> {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!row) return
  const isProfileEnriched = missingOf(row, await findProfile(ctx.sql, userId)).length === 0
  if (isProfileEnriched !== row.isProfileEnriched) await changeUser(ctx, userId, { isProfileEnriched })
}

const quietMs = 3 * 24 * 3600_000

/** The one thing to ask now; nothing within days of the last one. */
export async function nextField(ctx: Ctx): Promise<EnrichedField | null> {
  const account = accountOf(ctx)
  // What could not be saved is not asked for.
  if (isWeakSession(ctx)) return null
  if (account.isProfileEnriched || account.onboardingFinishedAt === null) return null
  const known = await findProfile(ctx.sql, account.id)
  if (known?.askedAgainAt && ctx.now.getTime() - known.askedAgainAt.getTime() < quietMs) return null
  return missingOf(account, known)[0] ?? null
}
