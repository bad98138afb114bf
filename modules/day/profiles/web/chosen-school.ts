import type { Profile, ProfileUpdate } from '@school/accounts/contract'
import type { ChosenSchool } from './SchoolPicker.tsx'

export const chosenOf = ({ school, address }: Pick<Profile, 'school' | 'address'>): ChosenSchool => ({
  // Whose town is known is asked for the school alone.
  cityId: school?.cityId ?? address.cityId,
  cityName: school?.cityName ?? address.cityName,
  schoolId: school?.id ?? null,
  schoolName: school?.name ?? '',
  isOwn: school !== null && school.id === null,
})

/** What is sent of it: one of the directory, a name that is not there, or none. */
export function schoolAttributesOf(
  chosen: ChosenSchool,
): NonNullable<ProfileUpdate['user']['schoolAttributes']> | null {
  const { cityId, schoolId, schoolName, isOwn } = chosen
  if (!isOwn) return schoolId === null ? null : { id: schoolId }
  return schoolName.trim() === '' ? null : { name: schoolName, addressAttributes: { cityId } }
}
