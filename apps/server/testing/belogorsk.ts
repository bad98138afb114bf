import type { Person } from './person.ts'
import { openTestSchool, type TestSchool } from './school.ts'

export const agent = { gradeIndex: null, type: 'agent' } as const

/** «Белогорская школа» with a class 7А: Savelich teaches it, two are on its list and have never come. */
export class Belogorsk {
  readonly school: TestSchool
  readonly organizationId: number
  readonly classId: number
  savelich!: Person
  /** Швабрин and Палаша. */
  readonly listed: number[] = []

  constructor(school: TestSchool, organizationId: number, classId: number) {
    this.school = school
    this.organizationId = organizationId
    this.classId = classId
  }

  /** Somebody who works in the school. */
  async worker(name: string, role: 'teacher' | 'admin', more: object = {}): Promise<Person> {
    const portalRole = role === 'admin' ? 'schoolAdmin' : 'teacher'
    const person = await this.school.person(name, { ...agent, portalRole, ...more })
    await this.school.rows(
      'insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, $3, true)',
      [person.id, this.organizationId, role],
    )
    return person
  }

  seat = (userId: number, role: 'pupil' | 'teacher') =>
    this.school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
      this.classId,
      userId,
      role,
    ])
}

/** @returns a school of its own to work in: no other organizations are in it */
export async function openBelogorsk(): Promise<Belogorsk> {
  const school = await openTestSchool()
  const add = async (text: string, values: unknown[]) =>
    (await school.rows<{ id: number }>(text, values))[0]!.id
  await school.rows('delete from organizations')
  const organizationId = await add(
    `insert into organizations (kind, name, short_name) values ('school', 'Белогорская школа', 'Белогорская школа') returning id`,
    [],
  )
  const classId = await add(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, 'А', 2026) returning id`,
    [organizationId],
  )
  const place = new Belogorsk(school, organizationId, classId)
  place.savelich = await place.worker('Архип Савельев', 'teacher', { middleName: 'Савельевич' })
  await place.seat(place.savelich.id, 'teacher')
  for (const [firstName, lastName] of [
    ['Алексей', 'Швабрин'],
    ['Палаша', 'Белова'],
  ]) {
    const id = await add(
      'insert into users (first_name, last_name, grade_index) values ($1, $2, 7) returning id',
      [firstName, lastName],
    )
    await place.seat(id, 'pupil')
    place.listed.push(id)
  }
  return place
}

export const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
