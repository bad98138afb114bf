import type { Person } from '@school/server/testing'
import { type Contest, type Fortress, enlist, openFortress } from '@school/olympiads/testing'

/** The fortress and the school of the city belong to one municipality; another municipality has a school of its own. */
export async function openHeads(contest: Contest) {
  const { school } = contest
  const fortress: Fortress = await openFortress(contest)
  const municipality = async (name: string): Promise<number> => {
    const [made] = await school.rows<{ id: number }>(
      `insert into organizations (kind, name, short_name, city) values ('municipal', $1, $1, 'Оренбург') returning id`,
      [name],
    )
    return made!.id
  }
  const district = await municipality('Белогорский уезд')
  await school.rows('update organizations set parent_id = $1 where id = any($2)', [
    district,
    [fortress.school, fortress.city],
  ])
  const otherDistrict = await municipality('Симбирский уезд')
  const [other] = await school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name, city, parent_id) values ('school', 'Симбирская', 'Симбирская', 'Оренбург', $1) returning id`,
    [otherDistrict],
  )
  const [otherClass] = await school.rows<{ id: number }>(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, 'А', 2026) returning id`,
    [other!.id],
  )
  const worker = async (
    name: string,
    organizationId: number,
    [role, portalRole]: ['admin' | 'teacher', 'schoolAdmin' | 'municipalityAdmin' | 'teacher'],
  ): Promise<Person> => {
    const person = await school.person(name, { type: 'agent', gradeIndex: null, portalRole })
    await school.rows(
      'insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, $3, true)',
      [person.id, organizationId, role],
    )
    return person
  }
  /** Pupil of the fortress, without the code of the school. */
  const vasya = await school.person('Вася Горбунов')
  await enlist(school, fortress.classes.seventh, vasya)
  return {
    ...fortress,
    district,
    other: other!.id,
    otherClass: otherClass!.id,
    vasya,
    captain: await worker('Иван Миронов', fortress.school, ['admin', 'schoolAdmin']),
    governor: await worker('Андрей Рейнсдорп', district, ['admin', 'municipalityAdmin']),
    stranger2: await worker('Зурин Иван', other!.id, ['admin', 'schoolAdmin']),
    teacher: await worker('Архип Савельев', fortress.school, ['teacher', 'teacher']),
  }
}
export type Heads = Awaited<ReturnType<typeof openHeads>>
