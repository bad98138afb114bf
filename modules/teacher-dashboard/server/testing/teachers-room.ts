import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'

export const agent = { gradeIndex: null, type: 'agent' } as const

/** A school with two teachers; one of them has a class with Masha and with two of the list who have never come. */
export interface TeachersRoom {
  school: TestSchool
  organizationId: number
  classId: number
  savelich: Person
  colleague: Person
  masha: Person
  /** Швабрин and Палаша, by the list. */
  listed: number[]
}

export async function openTeachersRoom(): Promise<TeachersRoom> {
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
  const teacher = async (name: string, more: object) => {
    const person = await school.person(name, { ...agent, portalRole: 'teacher', ...more })
    await school.rows(
      `insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, 'teacher', true)`,
      [person.id, organizationId],
    )
    return person
  }
  const savelich = await teacher('Архип Савельев', { middleName: 'Савельевич' })
  const colleague = await teacher('Герасим Белов', { middleName: 'Ильич' })
  const masha = await school.person('Маша Миронова', { email: 'masha@pochta.example' })
  const seat = (userId: number, role: string) =>
    school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
      classId,
      userId,
      role,
    ])
  await seat(savelich.id, 'teacher')
  await seat(masha.id, 'pupil')
  const listed = []
  for (const [firstName, lastName] of [
    ['Алексей', 'Швабрин'],
    ['Палаша', 'Белова'],
  ]) {
    const id = await add(
      'insert into users (first_name, last_name, grade_index) values ($1, $2, 7) returning id',
      [firstName, lastName],
    )
    await seat(id, 'pupil')
    listed.push(id)
  }
  return { school, organizationId, classId, savelich, colleague, masha, listed }
}

export const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
