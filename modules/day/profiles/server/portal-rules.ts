import type { PortalFlag, PortalFlags } from '@school/access'
import type { Account } from '@school/users/server'
import type { ProfileForm } from '@school/accounts/server'
import type { LockableField, RequiredField } from '../contract/index.ts'
import type { KnownProfile } from './queries.ts'

type Person = Pick<Account, 'birthday' | 'phone' | 'phoneConfirmedAt'>
type Said = Pick<KnownProfile, 'gender' | 'citizenshipId'>

const flagOf: Record<RequiredField, PortalFlag> = {
  birthday: 'birthdayRequired',
  gender: 'genderRequired',
  citizenship: 'citizenshipRequired',
  phone: 'phoneRequired',
  phoneConfirmation: 'phoneConfirmationRequired',
}

export const requiredOf = (flags: PortalFlags): RequiredField[] =>
  (Object.keys(flagOf) as RequiredField[]).filter((field) => flags[flagOf[field]])

/** What the portal requires and the person has not said; a phone is confirmed when there is one (school-portal §5). */
export function lackingOf(flags: PortalFlags, person: Person, said: Said | null): RequiredField[] {
  const isSaid: Record<RequiredField, boolean> = {
    birthday: person.birthday !== null,
    gender: Boolean(said?.gender),
    citizenship: Boolean(said?.citizenshipId),
    phone: person.phone !== null,
    phoneConfirmation: person.phone === null || person.phoneConfirmedAt !== null,
  }
  return requiredOf(flags).filter((field) => !isSaid[field])
}

const editing: Record<LockableField, PortalFlag> = {
  name: 'nameEditing',
  birthday: 'birthdayEditing',
  phone: 'phoneEditing',
}

export const lockedOf = (flags: PortalFlags): LockableField[] =>
  (Object.keys(editing) as LockableField[]).filter((field) => !flags[editing[field]])

const wireOf = {
  firstName: ['name', 'user.first_name'],
  lastName: ['name', 'user.last_name'],
  middleName: ['name', 'user.middle_name'],
  birthday: ['birthday', 'user.birthday'],
  phone: ['phone', 'user.phone'],
} as const

/** The field, as the wire calls it, that a form changes though the portal keeps it to the school. What was not said yet may be said. */
export function lockedField(
  flags: PortalFlags,
  account: Pick<Account, keyof typeof wireOf>,
  form: Pick<ProfileForm, keyof typeof wireOf>,
): string | null {
  const locked: readonly string[] = lockedOf(flags)
  for (const name of Object.keys(wireOf) as (keyof typeof wireOf)[]) {
    const [field, wire] = wireOf[name]
    const isChanged = form[name] !== undefined && (form[name] ?? '') !== (account[name] ?? '')
    if (locked.includes(field) && account[name] && isChanged) return wire
  }
  return null
}
