import type { Person } from '../person.ts'
import type { TestSchool } from '../school.ts'
import type { Facts, Situation } from './situation.ts'

interface Own {
  classId: number
  organizationId: number
}

/** The head of each kind of organization, on the portal. */
const heads = [
  ['school', 'Иван Кузьмич Миронов', 'schoolAdmin'],
  ['municipal', 'Андрей Карлович Рейнсдорп', 'municipalityAdmin'],
  ['region', 'Григорий Орлов', 'regionAdmin'],
] as const

/** Administrators of a class's school and of the organizations above it: with a stage, a class and a person of theirs. */
export async function reachGovernors(
  school: TestSchool,
  { classId, organizationId }: Own,
): Promise<readonly Situation[]> {
  const above = async (kind: 'region' | 'municipal', name: string, parentId: number | null) => {
    const [row] = await school.rows<{ id: number }>(
      `insert into organizations (kind, name, short_name, city, parent_id) values ($1, $2, $2, 'Белогорск', $3) returning id`,
      [kind, name, parentId],
    )
    return row!.id
  }
  const region = await above('region', 'Оренбургская губерния', null)
  const municipal = await above('municipal', 'Белогорский уезд', region)
  await school.rows('update organizations set parent_id = $2 where id = $1', [organizationId, municipal])
  const places = { school: organizationId, municipal, region }
  const [otherClass] = await school.rows<{ id: number }>(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, 'Б', 2026) returning id`,
    [organizationId],
  )
  const stages = await school.rows<{ id: number; gradeIndex: number }>(
    `select s.id, min(g.grade_index) as "gradeIndex" from olympiad_stages s join olympiad_grades g on g.stage_id = s.id
     where s.cancelled_at is null group by 1 order by s.published_at nulls last, s.id limit 3`,
  )
  const situations: Situation[] = []
  for (const [kind, name, portalRole] of heads) {
    const person = await school.person(name, { type: 'agent', gradeIndex: null, portalRole })
    const [role] = await school.rows<{ id: number }>(
      `insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, 'admin', true) returning id`,
      [person.id, places[kind]],
    )
    const teacher = await hire(school, organizationId)
    const common: Facts = {
      organizationId: places[kind],
      schoolIds: [organizationId],
      schoolClassId: classId,
      schoolClassIds: [classId],
      toClassId: otherClass!.id,
      letters: 'Д',
      kind: 'forced',
      isOpen: true,
      reason: 'Карантин',
      role: 'teacher',
      email: `zurin-${kind}@pochta.example`,
      text: 'Зурин Иван',
    }
    situations.push(
      { person, facts: { ...common, roleId: role!.id } },
      { person, facts: { ...common, ...teacher } },
    )
    for (const { id, gradeIndex } of stages)
      situations.push({
        person,
        facts: { ...common, stageId: id, publishedStageId: id, gradeIndex, table: 'classes', format: 'csv' },
      })
  }
  return situations
}

/** A teacher of a school, whose role may be changed and taken. */
async function hire(school: TestSchool, organizationId: number): Promise<Facts> {
  const teacher: Person = await school.person('Иван Зурин', { type: 'agent', gradeIndex: null })
  const [row] = await school.rows<{ id: number }>(
    `insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, 'teacher', true) returning id`,
    [teacher.id, organizationId],
  )
  return { roleId: row!.id, userId: teacher.id }
}
