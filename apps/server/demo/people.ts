import { portraitOf, portraitsCount } from '@school/users/contract'
import { enlistPeople, type EnlistedPerson } from '@school/users/server'
import type { PeopledClass } from '@school/demo-school/server'
import type { Unit } from '@school/db'
import { type MembershipSeed, seedMemberships, seedOrganizations } from '@school/organizations/server'
import { seedSchoolClasses } from '@school/school-classes/server'
import { schoolYearOf } from '@school/texts'
import { Chance } from './chance.ts'
import { Registrar } from './naming.ts'
import { Names, Project, readPeopleFile } from './people-files.ts'
import { demoMemberships, demoPupils, demoTeachers } from './places.ts'
import { classesOf, type DemoClass, organizationTree } from './schools.ts'

const teachersInAll = 40
const classSize = { least: 23, most: 27 }
/** The rest have not come to it yet. */
const withAvatar = 0.6
/** Most teachers of a school are women. */
const womenAmongTeachers = 0.8

const placeOf = (schoolClass: DemoClass): string => `${schoolClass.school}/${schoolClass.name}`

function namePupils(registrar: Registrar, schoolClass: DemoClass): EnlistedPerson[] {
  const chance = new Chance('class', placeOf(schoolClass))
  const look = new Chance('avatars', placeOf(schoolClass))
  const count = chance.whole(classSize.least, classSize.most)
  return Array.from({ length: count }, () => ({
    ...registrar.name(chance.isLucky(0.5), 'child'),
    type: 'pupil',
    gradeIndex: schoolClass.gradeIndex,
    portalRole: null,
    timezone: schoolClass.timezone,
    avatar: look.isLucky(withAvatar) ? portraitOf(look.whole(0, portraitsCount - 1)) : null,
  }))
}

function nameTeachers(registrar: Registrar, schools: readonly DemoClass[]): EnlistedPerson[] {
  const chance = new Chance('teachers')
  return Array.from({ length: teachersInAll }, (_, index) => ({
    ...registrar.name(chance.isLucky(womenAmongTeachers), 'adult'),
    type: 'agent',
    gradeIndex: null,
    portalRole: 'teacher',
    timezone: schools[index % schools.length]!.timezone,
  }))
}

/**
 * Peoples the demo project: organizations, classes, pupils, teachers, and the places of the demo accounts.
 * @param accounts ids of the demo accounts by the first part of the address
 */
export async function seedPeople(
  unit: Unit,
  accounts: ReadonlyMap<string, number>,
  { beganAt, now }: { beganAt: Date; now: Date },
): Promise<PeopledClass[]> {
  const project = readPeopleFile('schools.yaml', Project)
  const registrar = new Registrar(readPeopleFile('names.yaml', Names), new Chance('names'))
  const classes = classesOf(project)
  const schools = classes.filter(({ school }, index) => classes[index - 1]?.school !== school)

  const named = classes.map((schoolClass) => namePupils(registrar, schoolClass))
  const pupilIds = await enlistPeople(unit, named.flat(), beganAt)
  const peopled = classes.map((schoolClass, index) => ({
    ...schoolClass,
    pupilIds: pupilIds.splice(0, named[index]!.length),
  }))
  const teacherIds = await enlistPeople(unit, nameTeachers(registrar, schools), beganAt)
  const teachers = teacherIds.map((userId, index) => ({
    userId,
    school: schools[index % schools.length]!.school,
  }))

  const organizations = await seedOrganizations(unit, organizationTree(project), beganAt)
  const idOf = (key: string): number => organizations.get(key)!
  const staff: MembershipSeed[] = teachers.map(({ userId, school }) => ({
    userId,
    organizationId: idOf(school),
    role: 'teacher',
    isActive: true,
  }))
  await seedMemberships(unit, [...staff, ...membershipsOfAccounts(accounts, idOf)])

  const seeds = peopled.map((schoolClass) => ({
    organizationId: idOf(schoolClass.school),
    gradeIndex: schoolClass.gradeIndex,
    letter: schoolClass.letter,
    schoolYear: schoolYearOf(now),
    pupilIds: [...schoolClass.pupilIds, ...pupilsOfAccounts(accounts, schoolClass)],
    teacherIds: [...teachersOf(schoolClass, peopled, teachers), ...teachersOfAccounts(accounts, schoolClass)],
  }))
  await seedSchoolClasses(unit, seeds)
  return peopled
}

/** Every teacher of a school leads one class and helps in the next one. */
function teachersOf(
  schoolClass: DemoClass,
  classes: readonly DemoClass[],
  teachers: readonly { userId: number; school: string }[],
): number[] {
  const inSchool = classes.filter(({ school }) => school === schoolClass.school)
  const place = inSchool.findIndex(({ name }) => name === schoolClass.name)
  return teachers
    .filter(({ school }) => school === schoolClass.school)
    .filter((_, index) => [index, index + 1].some((turn) => turn % inSchool.length === place))
    .map(({ userId }) => userId)
}

const membershipsOfAccounts = (
  accounts: ReadonlyMap<string, number>,
  idOf: (organization: string) => number,
): MembershipSeed[] =>
  demoMemberships.map(({ account, organization, role }, index) => ({
    userId: accounts.get(account)!,
    organizationId: idOf(organization),
    role,
    isActive: demoMemberships.findIndex((other) => other.account === account) === index,
  }))

const pupilsOfAccounts = (accounts: ReadonlyMap<string, number>, { school, name }: DemoClass): number[] =>
  Object.entries(demoPupils)
    .filter(([, place]) => place.school === school && place.className === name)
    .map(([account]) => accounts.get(account)!)

const teachersOfAccounts = (accounts: ReadonlyMap<string, number>, { school, name }: DemoClass): number[] =>
  Object.entries(demoTeachers)
    .filter(([, place]) => place.school === school && place.classNames.includes(name))
    .map(([account]) => accounts.get(account)!)
