import { enlistPeople, type EnlistedPerson } from '@school/users/server'
import type { Unit } from '@school/db'
import { seedMemberships } from '@school/organizations/server'
import { seedSchoolClasses } from '@school/school-classes/server'
import { schoolYearOf } from '@school/texts'
import { Chance } from '../chance.ts'
import { Registrar } from '../naming.ts'
import { Names, readPeopleFile } from '../people-files.ts'
import type { LargeSchool } from './places.ts'

/** With those of the small project. */
export const pupilsInAll = 15_000
const classesInAll = 500
/** Of a large school: all grades, and two classes in some. */
const classNames = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((gradeIndex) => ({ gradeIndex, letter: 'А' })),
  ...[5, 7, 9].map((gradeIndex) => ({ gradeIndex, letter: 'Б' })),
]

export interface LargeClass {
  school: LargeSchool
  gradeIndex: number
  letter: string
  pupilIds: number[]
}

interface Counts {
  classes: number
  pupils: number
}

async function countSmall(unit: Unit, schoolYear: number): Promise<Counts & { names: string[] }> {
  const { rows } = await unit.sql.query<Counts & { names: string[] }>({
    text: `select count(distinct c.id)::int as classes, count(*) filter (where m.role = 'pupil')::int as pupils,
        array(select last_name || ' ' || first_name from users) as names
      from school_classes c join class_members m on m.school_class_id = c.id where c.school_year = $1`,
    values: [schoolYear],
  })
  return rows[0]!
}

/** Classes of the large schools, each of about the same size and with a teacher of its own. */
export async function seedLargePeople(
  unit: Unit,
  schools: readonly LargeSchool[],
  { beganAt, now }: { beganAt: Date; now: Date },
): Promise<LargeClass[]> {
  const schoolYear = schoolYearOf(now)
  const small = await countSmall(unit, schoolYear)
  const registrar = new Registrar(readPeopleFile('names.yaml', Names), new Chance('large names'), small.names)
  const chance = new Chance('large people')
  const classes = schools
    .flatMap((school) => classNames.map((name) => ({ school, ...name })))
    .slice(0, classesInAll - small.classes)
  const pupils = pupilsInAll - small.pupils
  const sizes = classes.map(
    (_, index) =>
      Math.floor((pupils * (index + 1)) / classes.length) - Math.floor((pupils * index) / classes.length),
  )
  const nameOf = (age: 'child' | 'adult') => registrar.name(chance.isLucky(age === 'child' ? 0.5 : 0.8), age)
  const pupilSeeds = classes.flatMap(({ school, gradeIndex }, index) =>
    Array.from({ length: sizes[index]! }, (): EnlistedPerson => ({
      ...nameOf('child'),
      type: 'pupil',
      gradeIndex,
      portalRole: null,
      timezone: school.timezone,
    })),
  )
  const teacherSeeds = classes.map(({ school }): EnlistedPerson => ({
    ...nameOf('adult'),
    type: 'agent',
    gradeIndex: null,
    portalRole: 'teacher',
    timezone: school.timezone,
  }))
  const pupilIds = await enlistPeople(unit, pupilSeeds, beganAt)
  const teacherIds = await enlistPeople(unit, teacherSeeds, beganAt)
  await seedMemberships(
    unit,
    classes.map(({ school }, index) => ({
      userId: teacherIds[index]!,
      organizationId: school.id,
      role: 'teacher' as const,
      isActive: true,
    })),
  )
  const peopled = classes.map((one, index) => ({ ...one, pupilIds: pupilIds.splice(0, sizes[index]) }))
  await seedSchoolClasses(
    unit,
    peopled.map(({ school, gradeIndex, letter, pupilIds: own }, index) => ({
      organizationId: school.id,
      gradeIndex,
      letter,
      schoolYear,
      pupilIds: own,
      teacherIds: [teacherIds[index]!],
    })),
  )
  return peopled
}
