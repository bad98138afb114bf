import type { Person, TestSchool } from '@school/server/testing'
import type { Contest } from './contest.ts'

export async function enlist(
  school: TestSchool,
  classId: number,
  person: Person,
  role: 'pupil' | 'teacher' = 'pupil',
): Promise<void> {
  await school.rows('insert into class_members values ($1, $2, $3)', [classId, person.id, role])
}

async function makeSchool(school: TestSchool, name: string): Promise<number> {
  const [made] = await school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name, city) values ('school', $1, $1, 'Оренбург') returning id`,
    [name],
  )
  return made!.id
}

async function makeClass(school: TestSchool, organizationId: number, grade: number, letter: string) {
  const [made] = await school.rows<{ id: number }>(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, $2, $3, 2026) returning id`,
    [organizationId, grade, letter],
  )
  return made!.id
}

/**
 * The school of the fortress with Маша in 7А and Гринёв in 8Б, where Савельич works; Швабрин is of another school. All three take part in
 * the main stage. A methodist leads everybody, the stranger teaches none of them.
 */
export async function openFortress(contest: Contest) {
  const { school } = contest
  await school.rows('delete from school_classes')
  const code = await contest.code()
  const fortress = await makeSchool(school, 'Белогорская')
  const city = await makeSchool(school, 'Городская')
  const classes = {
    seventh: await makeClass(school, fortress, 7, 'А'),
    eighth: await makeClass(school, fortress, 8, 'Б'),
    city: await makeClass(school, city, 7, 'В'),
  }
  const agent = { type: 'agent', gradeIndex: null } as const
  const masha = await school.person('Маша Миронова')
  const grinyov = await school.person('Пётр Гринёв', { gradeIndex: 8 })
  const shvabrin = await school.person('Алексей Швабрин')
  const savelich = await school.person('Архип', { ...agent, middleName: 'Савельевич' })
  const stranger = await school.person('Антон Бопре', agent)
  const methodist = await school.person('Анна Власьевна', { ...agent, isMethodist: true })
  await enlist(school, classes.seventh, masha)
  await enlist(school, classes.eighth, grinyov)
  await enlist(school, classes.city, shvabrin)
  await school.rows(
    `insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, 'teacher', true)`,
    [savelich.id, fortress],
  )
  const take = async (person: Person, gradeIndex: number): Promise<number> =>
    (await contest.enter(person, contest.main, { code, grade_index: gradeIndex })).body.participation.id
  const parts = {
    masha: await take(masha, 7),
    grinyov: await take(grinyov, 8),
    shvabrin: await take(shvabrin, 7),
  }
  return { school: fortress, city, classes, masha, grinyov, shvabrin, savelich, stranger, methodist, parts }
}
export type Fortress = Awaited<ReturnType<typeof openFortress>>
