import type { Person, TestSchool } from '@school/server/testing'

type Maybe = number | undefined

/** Organizations, classes and people of them, as a story needs them. @param school of the current story */
export function placesIn(school: () => TestSchool) {
  async function made(text: string, values: unknown[]): Promise<number> {
    const [row] = await school().rows<{ id: number }>(`${text} returning id`, values)
    return row!.id
  }
  return {
    organization: (kind: string, name: string, parentId: number | null) =>
      made('insert into organizations (kind, name, short_name, parent_id) values ($1, $2, $2, $3)', [
        kind,
        name,
        parentId,
      ]),
    classOf: (organizationId: Maybe, grade: number, letter: string, year = 2026) =>
      made(
        'insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, $2, $3, $4)',
        [organizationId, grade, letter, year],
      ),
    seat: (classId: Maybe, { id }: Pick<Person, 'id'>, role = 'pupil') =>
      school().rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
        classId,
        id,
        role,
      ]),
    /** Somebody who works there and acts so. */
    async worker(name: string, organizationId: Maybe, role: string, portalRole: string): Promise<Person> {
      const person = await school().person(name, {
        type: 'agent',
        gradeIndex: null,
        portalRole: portalRole as 'schoolAdmin',
      })
      await school().rows(
        'insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, $3, true)',
        [person.id, organizationId, role],
      )
      return person
    },
  }
}
