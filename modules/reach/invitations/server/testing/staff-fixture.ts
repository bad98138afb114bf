import { agent, codeOf, openBelogorsk, type Person, type TestSchool } from '@school/server/testing'

export { agent, codeOf }

/** A school with a class, its teacher, an administrator, and two listed pupils who have never signed in. */
export interface StaffFixture {
  school: TestSchool
  organizationId: number
  classId: number
  savelich: Person
  admin: Person
  /** Швабрин and Палаша, by the list. */
  listed: number[]
}

export async function openStaffFixture(): Promise<StaffFixture> {
  const place = await openBelogorsk()
  const admin = await place.worker('Иван Миронов', 'admin', {
    email: 'ivan@pochta.example',
    emailConfirmedAt: place.school.now,
  })
  return Object.assign(place, { admin })
}
