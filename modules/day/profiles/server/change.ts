import { isName, phoneOf, profileFieldErrors } from '@school/accounts/contract'
import { type Account, changeUser, setGrade } from '@school/users/server'
import type { ProfileForm } from '@school/accounts/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { renameOwnClasses } from '@school/organizations/server'
import { schoolYearOf } from '@school/texts'
import { refreshEnrichment } from './enrichment.ts'
import { placesOf } from './places.ts'
import { lockedField } from './portal-rules.ts'
import { areDisciplines, findProfile } from './queries.ts'
import {
  canBeChangedAt,
  isBirthday,
  isEntryYear,
  maySayPhone,
  personalDataGapDays,
  socialLinkOf,
} from './rules.ts'
import { profiles, type ProfileRow } from './tables.ts'

const refuse = refusals(profileFieldErrors)
type Named = Partial<Omit<ProfileRow, 'userId'>>

/** What is sent empty is empty; what is not sent is not there (shared-application §5). */
const textsOf = <const K extends string>(
  form: Partial<Record<K, string | null | undefined>>,
  names: readonly K[],
) =>
  Object.fromEntries(
    names.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name] ?? '']])),
  ) as Partial<Record<K, string>>

const given = <T extends object>(facts: T): Partial<T> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<T>

const nameFields = ['firstName', 'lastName', 'middleName'] as const
const wireOf = { firstName: 'first_name', lastName: 'last_name', middleName: 'middle_name' } as const

/** @throws name_missing, name_unfit */
function namesOf(form: ProfileForm) {
  const names = textsOf(form, nameFields)
  if (names.firstName === '') throw refuse('name_missing')
  for (const field of nameFields) {
    const name = names[field]
    if (name && !isName(name)) throw refuse('name_unfit', `user.${wireOf[field]}`)
  }
  return names
}

/** @throws phone_unfit */
function phoneIn(typed: string | null | undefined, field: string): string | undefined {
  if (typed === undefined) return undefined
  if (!typed) return ''
  const phone = phoneOf(typed)
  if (phone === null) throw refuse('phone_unfit', field)
  return phone
}

/** Names and the day of birth: what is said for the first time is free, what is changed may be changed in a month again. */
async function personalOf(ctx: Ctx, account: Account, form: ProfileForm, changedAt: Date | null) {
  const names = namesOf(form)
  const { birthday } = form
  if (birthday && !isBirthday(birthday, ctx.now)) throw refuse('birthday_unfit')
  const changed = nameFields.find(
    (field) => account[field] !== '' && ![undefined, account[field]].includes(names[field]),
  )
  const isOtherDay = account.birthday !== null && birthday !== undefined && birthday !== account.birthday
  if (!changed && !isOtherDay) return { names, changedAt: undefined }
  if (canBeChangedAt(changedAt, personalDataGapDays, ctx.now))
    throw refuse('personal_data_gap', changed ? `user.${wireOf[changed]}` : 'user.birthday')
  return { names, changedAt: ctx.now }
}

/** @throws grade_not_yours, grade_by_check: a class that is known changes with a reason alone */
async function sayGrade(ctx: Ctx, account: Account, gradeId: number | null | undefined): Promise<Named> {
  if (gradeId === undefined) return {}
  const gradeIndex = gradeId === null ? null : gradeId - 1
  if (gradeIndex === account.gradeIndex)
    return gradeIndex === null ? {} : { gradeCheckedYear: schoolYearOf(ctx.now) }
  if (account.type !== 'pupil' || account.isParent) throw refuse('grade_not_yours')
  if (account.gradeIndex !== null || gradeIndex === null || account.isGraduate) throw refuse('grade_by_check')
  await setGrade(ctx, account.id, gradeIndex)
  return { gradeCheckedYear: schoolYearOf(ctx.now) }
}

/** @throws link_unfit */
const linksOf = (form: ProfileForm): string[] | undefined =>
  form.socialLinksAttributes
    ?.filter(({ url }) => url !== '')
    .map(({ url }) => {
      const link = socialLinkOf(url)
      if (link === null) throw refuse('link_unfit')
      return link
    })

/** @throws year_unfit */
function yearsOf(form: ProfileForm, account: Account, now: Date): Named {
  const { schoolEntryYear, startTeachingYear } = form.userInfoAttributes ?? {}
  if (schoolEntryYear && !isEntryYear(schoolEntryYear, account.gradeIndex, now))
    throw refuse('year_unfit', 'user.user_info_attributes.school_entry_year')
  if (startTeachingYear && (startTeachingYear < 1950 || startTeachingYear > now.getUTCFullYear()))
    throw refuse('year_unfit', 'user.user_info_attributes.start_teaching_year')
  return given({ schoolEntryYear, startTeachingYear })
}

/** Writes the fields of the form that this module keeps, and the columns of `users` about the person’s identity. */
export async function changeOwnWords(ctx: Ctx, account: Account, form: ProfileForm): Promise<void> {
  const known = await findProfile(ctx.sql, account.id)
  const info = form.userInfoAttributes ?? {}
  const locked = lockedField(ctx.portal.flags, account, form)
  if (locked) throw refuse('field_locked', locked)
  const personal = await personalOf(ctx, account, form, known?.personalChangedAt ?? null)
  if (form.disciplineIds && !(await areDisciplines(ctx.sql, form.disciplineIds)))
    throw refuse('discipline_absent')
  const phone = phoneIn(form.phone, 'user.phone')
  if (phone !== undefined && !maySayPhone(account, phone)) throw refuse('phone_by_contacts')
  const parentPhone =
    phoneIn(form.parentPhone, 'user.parent_phone') ??
    phoneIn(info.parentPhone, 'user.user_info_attributes.parent_phone')
  const own: Named = {
    ...textsOf(info, ['about', 'caption', 'skype']),
    ...textsOf(form, ['skype', 'profession']),
    ...given({
      gender: form.gender,
      citizenshipId: form.citizenshipId,
      parentSmsRequired: info.parentSmsRequired,
      attestationFormatId: info.attestationFormatId,
      educationFormId: info.educationFormId,
      lastCertificationDate: info.lastCertificationDate,
      disciplineIds: form.disciplineIds,
      agentProfessionIds: form.agentProfessionIds,
      socialLinks: linksOf(form),
      personalChangedAt: personal.changedAt,
    }),
    ...yearsOf(form, account, ctx.now),
    ...(await placesOf(ctx, form, known)),
    ...(await sayGrade(ctx, account, form.gradeId)),
    // The card that asks for one thing was put away.
    ...(form.profileTunePopup === undefined ? {} : { askedAgainAt: ctx.now }),
  }
  await changeUser(ctx, account.id, {
    ...personal.names,
    ...given({ birthday: form.birthday, isCustomer: form.isCustomer }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(parentPhone === undefined ? {} : { parentPhone: parentPhone || null }),
  })
  await keep(ctx, account.id, own)
  await refreshEnrichment(ctx, account.id)
  if (form.schoolAttributes !== undefined) await renameOwnClasses(ctx)
}

/** Keeps what is named; the first thing said makes the row. */
export async function keep({ db }: Pick<Ctx, 'db'>, userId: number, named: Named): Promise<void> {
  if (Object.keys(named).length === 0) return
  await db
    .insert(profiles)
    .values({ userId, ...named })
    .onConflictDoUpdate({ target: profiles.userId, set: named })
}
