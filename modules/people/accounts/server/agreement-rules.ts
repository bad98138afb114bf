import { type AgreementName, agreements } from '../contract/agreements.ts'
import type { UserRow } from '@school/users/tables'

type Signer = Pick<UserRow, 'isCoach' | 'tags' | 'coachAgreement' | 'externshipAgreement'>

/** Whether a text is for this person at all. */
export const isAskedOf = (
  { isCoach, tags }: Pick<Signer, 'isCoach' | 'tags'>,
  name: AgreementName,
): boolean => (name === 'coach' ? isCoach : tags.includes('externship_coach'))

/** The edition in force. */
export const versionOf = (name: AgreementName): string => agreements.find((one) => one.name === name)!.version

/** What a person must accept before going on (shared-application §6). */
export const agreementsOf = (user: Signer) => ({
  needAcceptCoachAgreement: isAskedOf(user, 'coach') && user.coachAgreement !== versionOf('coach'),
  needAcceptExternshipAgreement:
    isAskedOf(user, 'externship') && user.externshipAgreement !== versionOf('externship'),
})
