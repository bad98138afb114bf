import { type PortalFlag, type PortalFlags, portalFlags } from '@school/access'
import { describe, expect, test } from 'vitest'
import { lackingOf, lockedField } from './portal-rules.ts'

const flags = (...on: PortalFlag[]) =>
  Object.fromEntries(portalFlags.map((name) => [name, on.includes(name)])) as PortalFlags
const all = flags(
  'birthdayRequired',
  'genderRequired',
  'citizenshipRequired',
  'phoneRequired',
  'phoneConfirmationRequired',
)
const masha = {
  firstName: 'Маша',
  lastName: 'Миронова',
  middleName: '',
  birthday: '2013-10-12',
  phone: null,
  phoneConfirmedAt: null,
}

describe('what a portal asks for', () => {
  test('is what it requires and the person has not said', () => {
    expect(lackingOf(all, masha, null)).toEqual(['gender', 'citizenship', 'phone'])
    expect(lackingOf(all, masha, { gender: 'female', citizenshipId: 1 })).toEqual(['phone'])
  })

  test('is nothing where the portal requires nothing', () => {
    expect(lackingOf(flags(), { ...masha, birthday: null }, null)).toEqual([])
  })

  test('is the confirmation of a telephone once there is one', () => {
    const said = { gender: 'female', citizenshipId: 1 } as const
    expect(lackingOf(all, { ...masha, phone: '+79123456789' }, said)).toEqual(['phoneConfirmation'])
    const confirmed = { phone: '+79123456789', phoneConfirmedAt: new Date() }
    expect(lackingOf(all, { ...masha, ...confirmed }, said)).toEqual([])
  })
})

describe('what the school keeps to itself', () => {
  test('is changed there, once it has been said', () => {
    expect(lockedField(flags(), masha, { firstName: 'Мария' })).toBe('user.first_name')
    expect(lockedField(flags(), masha, { birthday: null })).toBe('user.birthday')
    expect(lockedField(flags('nameEditing'), masha, { firstName: 'Мария' })).toBeNull()
  })

  test('may be said for the first time, and said again as it is', () => {
    expect(lockedField(flags(), masha, { middleName: 'Ивановна', phone: '+79123456789' })).toBeNull()
    expect(lockedField(flags(), masha, { firstName: 'Маша', birthday: '2013-10-12' })).toBeNull()
  })
})
