import type { ProfileParts, UserPart } from '@school/accounts/server'
import { schoolYearOf } from '@school/texts'
import { countryNames } from '../contract/ru-countries.ts'
import { changeOwnWords } from './change.ts'
import { findProfile, type KnownProfile } from './queries.ts'
import { canBeChangedAt, personalDataGapDays, photoGapDays } from './rules.ts'

const instant = (at: Date | null) => at?.toISOString() ?? null

const gaps = (known: KnownProfile | null, now: Date): ProfileParts => ({
  avatarChangesGapInDays: photoGapDays,
  avatarCanBeChangedAt: instant(canBeChangedAt(known?.photoChangedAt ?? null, photoGapDays, now)),
  personalDataChangesGapInDays: personalDataGapDays,
  personalDataCanBeChangedAt: instant(
    canBeChangedAt(known?.personalChangedAt ?? null, personalDataGapDays, now),
  ),
})

function schoolOf(p: KnownProfile): ProfileParts['school'] {
  if (p.school) return p.school
  if (!p.schoolName) return null
  return {
    id: null,
    name: p.schoolName,
    address: '',
    cityId: p.schoolTownId,
    cityName: p.schoolCityName ?? '',
  }
}

function addressOf({ address, town }: KnownProfile): NonNullable<ProfileParts['address']> {
  const { building = '', house = '', index = '', room = '', street = '', cityName = '' } = address
  const { countryId = 1, regionId = null } = address
  return {
    building,
    house,
    index,
    room,
    street,
    countryId,
    countryName: countryNames[countryId] ?? '',
    cityId: town?.id ?? null,
    cityName: town?.name ?? cityName,
    regionId: town?.regionId ?? regionId,
    regionName: town?.regionName ?? '',
  }
}

/** The data of this module about a user, read in one statement. */
export const profilePart: UserPart = {
  name: 'profiles',
  async read({ sql, now }, account) {
    const p = await findProfile(sql, account.id)
    // Users who have signed up since September have entered the class at sign-up.
    const saidYear =
      p?.gradeCheckedYear ?? (account.gradeIndex === null ? null : schoolYearOf(account.createdAt))
    const gradeChecked = saidYear !== null && saidYear >= schoolYearOf(now)
    if (!p) return { ...gaps(p, now), gradeChecked }
    const { gender, citizenshipId, schoolEntryYear, startTeachingYear, lastCertificationDate, skype } = p
    return {
      ...gaps(p, now),
      gender,
      citizenshipId,
      gradeChecked,
      skype,
      schoolEntryYear,
      startTeachingYear,
      lastCertificationDate,
      school: schoolOf(p),
      schoolId: p.schoolId,
      disciplineIds: p.disciplines.map(({ id }) => id),
      disciplines: p.disciplines,
      agentProfessionIds: p.agentProfessionIds,
      profession: p.profession,
      socialLinks: p.socialLinks.map((url) => ({ url })),
      userInfoAttributes: {
        about: p.about,
        caption: p.caption,
        skype,
        attestationFormatId: p.attestationFormatId,
        bonusesPageVisited: account.bonusesPageVisited,
        educationFormId: p.educationFormId,
        lastCertificationDate,
        parentPhone: account.parentPhone ?? '',
        parentSmsRequired: p.parentSmsRequired,
        schoolEntryYear,
        startTeachingYear,
      },
      address: addressOf(p),
    }
  },
  change: changeOwnWords,
}
