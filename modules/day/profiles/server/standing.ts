import { profileFieldErrors } from '@school/accounts/contract'
import { type Account, accountOf, type PersonType, setGrade, setType, lockUser } from '@school/users/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { schoolYearOf } from '@school/texts'
import { profilesErrors } from '../contract/errors.ts'
import { keep } from './change.ts'
import { refreshEnrichment } from './enrichment.ts'
import { isHeld } from './hold.ts'
import { findProfile } from './queries.ts'
import { isEntryYear } from './rules.ts'
import { gradeRefusal, typeRefusal } from './standing-rules.ts'
import { gradeChecks } from './tables.ts'

const refuse = refusals({ ...profileFieldErrors, ...profilesErrors })

interface Standing {
  isOfClass: boolean
  isClassGrade: boolean
  hasMemberships: boolean
}

/** What ties a person to classes and organizations. */
async function standingOf({ sql }: Ctx, userId: number): Promise<Standing> {
  const { rows } = await sql.query<Standing>({
    name: 'standing_of',
    text: `select exists (select from class_members m join school_classes c on c.id = m.school_class_id
          where m.user_id = $1 and c.archived_at is null) as "isOfClass",
        exists (select from class_members m join school_classes c on c.id = m.school_class_id
          where m.user_id = $1 and m.role = 'pupil' and c.archived_at is null) as "isClassGrade",
        exists (select from memberships where user_id = $1) as "hasMemberships"`,
    values: [userId],
  })
  return rows[0]!
}

/** Confirms the class, or changes it. @throws grade_not_yours, grade_of_class, grade_held, grade_gap, reason_required */
export async function checkGrade(
  ctx: Ctx,
  { gradeId, reason }: { gradeId: number | null; reason: string },
): Promise<Account> {
  const account = accountOf(ctx)
  if (account.isParent) throw refuse('grade_not_yours')
  await lockUser(ctx.sql, account.id)
  const to = gradeId === null ? null : gradeId - 1
  const known = await findProfile(ctx.sql, account.id)
  const said = { gradeCheckedYear: schoolYearOf(ctx.now) }
  const isSame = to === account.gradeIndex && (to !== null || account.isGraduate)
  if (isSame) {
    await keep(ctx, account.id, said)
    return account
  }
  const { isClassGrade } = await standingOf(ctx, account.id)
  const why = gradeRefusal(
    {
      from: account.gradeIndex,
      to,
      reason,
      isOfClass: isClassGrade,
      isHeld: await isHeld(ctx, 'grade', account.id),
      changedAt: known?.gradeChangedAt ?? null,
      checkedYear: known?.gradeCheckedYear ?? schoolYearOf(account.createdAt),
    },
    ctx.now,
  )
  if (why) throw refuse(why)
  await ctx.db
    .insert(gradeChecks)
    .values({ userId: account.id, fromIndex: account.gradeIndex, toIndex: to, reason, createdAt: ctx.now })
  const changed = await setGrade(ctx, account.id, to)
  await keep(ctx, account.id, { ...said, gradeChangedAt: ctx.now })
  await refreshEnrichment(ctx, account.id)
  return changed
}

/** @throws year_unfit */
export async function setEntryYear(ctx: Ctx, year: number): Promise<Account> {
  const account = accountOf(ctx)
  if (!isEntryYear(year, account.gradeIndex, ctx.now)) throw refuse('year_unfit')
  await keep(ctx, account.id, { schoolEntryYear: year })
  return account
}

const typeOf = (u: Account): PersonType => (u.type === 'agent' ? 'agent' : u.isParent ? 'parent' : 'pupil')

/** @throws the codes of `typeRefusal` */
export async function convertType(ctx: Ctx, to: PersonType): Promise<Account> {
  const account = accountOf(ctx)
  const from = typeOf(account)
  if (from === to) return account
  await lockUser(ctx.sql, account.id)
  const { isOfClass, hasMemberships } = await standingOf(ctx, account.id)
  const known = await findProfile(ctx.sql, account.id)
  const { portalRole, isMethodist, isCoach, birthday, gradeIndex } = account
  const why = typeRefusal(
    {
      from,
      to,
      isStaff: portalRole !== null || isMethodist || isCoach || hasMemberships,
      isInClass: isOfClass,
      hasWork: await isHeld(ctx, 'work', account.id),
      isHeld: await isHeld(ctx, 'type', account.id),
      birthday,
      gradeIndex,
      changedAt: known?.typeChangedAt ?? null,
    },
    ctx.now,
  )
  if (why) throw refuse(why)
  const changed = await setType(ctx, account.id, to)
  await keep(ctx, account.id, { typeChangedAt: ctx.now })
  await refreshEnrichment(ctx, account.id)
  ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: [account.id] })
  return changed
}
