import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'

/** A school with a class, its teacher, whoever administers it, and two of the list who have never come. */
export interface StaffRoom {
  school: TestSchool
  organizationId: number
  classId: number
  savelich: Person
  admin: Person
  /** Швабрин and Палаша, by the list. */
  listed: number[]
}

export const agent = { gradeIndex: null, type: 'agent' } as const

export async function openStaffRoom(): Promise<StaffRoom> {
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
  const savelich = await school.person('Архип Савельев', {
    ...agent,
    middleName: 'Савельевич',
    portalRole: 'teacher',
  })
  const admin = await school.person('Иван Миронов', {
    ...agent,
    portalRole: 'schoolAdmin',
    email: 'ivan@pochta.example',
    emailConfirmedAt: school.now,
  })
  const memberOf = (userId: number, role: string) =>
    school.rows(
      'insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, $3, true)',
      [userId, organizationId, role],
    )
  await memberOf(savelich.id, 'teacher')
  await memberOf(admin.id, 'admin')
  const seat = (userId: number, role: string) =>
    school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
      classId,
      userId,
      role,
    ])
  await seat(savelich.id, 'teacher')
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
  return { school, organizationId, classId, savelich, admin, listed }
}

export const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
