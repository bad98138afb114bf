import { agent, codeOf, openBelogorsk, type Person, type TestSchool } from '@school/server/testing'

export { agent, codeOf }

/** A school with two teachers; one of them has a class with Masha and with two of the list who have never come. */
export interface TeacherFixture {
  school: TestSchool
  organizationId: number
  classId: number
  savelich: Person
  colleague: Person
  masha: Person
  /** Швабрин and Палаша, by the list. */
  listed: number[]
}

export async function openTeacherFixture(): Promise<TeacherFixture> {
  const place = await openBelogorsk()
  const colleague = await place.worker('Герасим Белов', 'teacher', { middleName: 'Ильич' })
  const masha = await place.school.person('Маша Миронова', { email: 'masha@pochta.example' })
  await place.seat(masha.id, 'pupil')
  return Object.assign(place, { colleague, masha })
}
