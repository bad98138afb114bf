import type { OrganizationSeed } from '@school/organizations/server'
import type { Project } from './people-files.ts'

export interface DemoClass {
  school: string
  name: string
  gradeIndex: number
  letter: string
  timezone: string
}

/** The organizations of the project as a tree of seeds. */
export const organizationTree = (project: Project): OrganizationSeed => ({
  key: project.key,
  kind: 'project_federation',
  name: project.name,
  shortName: project.short,
  city: '',
  children: project.regions.map((region) => ({
    key: region.key,
    kind: 'region',
    name: region.name,
    shortName: region.short,
    city: '',
    children: region.municipalities.map((municipality) => ({
      key: municipality.key,
      kind: 'municipal',
      name: municipality.name,
      shortName: municipality.short,
      city: municipality.city,
      children: municipality.schools.map((school) => ({
        key: school.key,
        kind: 'school',
        name: school.name,
        shortName: school.short,
        city: school.city ?? municipality.city,
        code: school.key.toUpperCase(),
        children: [],
      })),
    })),
  })),
})

/** Every class of the project, school by school. */
export const classesOf = (project: Project): DemoClass[] =>
  project.regions.flatMap(({ timezone, municipalities }) =>
    municipalities
      .flatMap(({ schools }) => schools)
      .flatMap(({ key, classes }) =>
        classes.map((schoolClass) => ({ school: key, timezone, ...schoolClass })),
      ),
  )
