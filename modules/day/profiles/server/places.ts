import { profileFieldErrors } from '@school/accounts/contract'
import type { ProfileForm } from '@school/accounts/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { type KnownProfile, isSchool, isTown } from './queries.ts'
import type { AddressLines, ProfileRow } from './tables.ts'

const refuse = refusals(profileFieldErrors)
type Named = Partial<Omit<ProfileRow, 'userId'>>

const lines = ['building', 'house', 'index', 'room', 'street'] as const

/** @throws city_absent */
async function addressOf(ctx: Ctx, form: ProfileForm, known: AddressLines): Promise<Named> {
  const asked = form.addressAttributes
  if (!asked) return {}
  const address: AddressLines = { ...known }
  for (const name of lines) if (asked[name] !== undefined) address[name] = asked[name] ?? ''
  if (asked.countryId !== undefined) address.countryId = asked.countryId ?? 1
  if (asked.regionId !== undefined) address.regionId = asked.regionId
  if (asked.cityName !== undefined) address.cityName = asked.cityName ?? ''
  const { cityId } = asked
  if (cityId && !(await isTown(ctx.sql, cityId))) throw refuse('city_absent')
  return { address, ...(cityId === undefined ? {} : { townId: cityId }) }
}

/** One of the directory, or the name of one that is not there; never both. @throws school_absent, city_absent */
async function schoolOf(ctx: Ctx, form: ProfileForm): Promise<Named> {
  const asked = form.schoolAttributes
  if (asked === undefined) return {}
  const none = { schoolId: null, schoolName: '', schoolTownId: null }
  if (asked === null) return none
  const { id, name } = asked
  if (id) {
    if (!(await isSchool(ctx.sql, id))) throw refuse('school_absent')
    return { ...none, schoolId: id }
  }
  const cityId = asked.addressAttributes?.cityId ?? null
  if (cityId && !(await isTown(ctx.sql, cityId)))
    throw refuse('city_absent', 'user.school_attributes.address_attributes.city_id')
  return name ? { ...none, schoolName: name, schoolTownId: cityId } : none
}

/** A place in another country; the portal sends it under different names. */
function foreignOf(form: ProfileForm, known: ProfileRow['foreignPlace']): Named {
  const { wkCountryId, wkRegionId, wkCity } = { ...form.addressAttributes, ...form }
  if ([wkCountryId, wkRegionId, wkCity].every((part) => part === undefined)) return {}
  return {
    foreignPlace: {
      ...known,
      ...(wkCountryId === undefined ? {} : { countryId: wkCountryId }),
      ...(wkRegionId === undefined ? {} : { regionId: wkRegionId }),
      ...(wkCity === undefined ? {} : { city: wkCity ?? '' }),
    },
  }
}

/** Where a person lives and studies. */
export const placesOf = async (ctx: Ctx, form: ProfileForm, known: KnownProfile | null): Promise<Named> => ({
  ...(await addressOf(ctx, form, known?.address ?? {})),
  ...(await schoolOf(ctx, form)),
  ...foreignOf(form, known?.foreignPlace ?? null),
})
