import type { Unit } from '@school/db'
import { type OrganizationSeed, seedOrganizations } from '@school/organizations/server'
import { Project, readPeopleFile } from '../people-files.ts'
import { organizationTree } from '../schools.ts'

export interface LargeSchool {
  id: number
  key: string
  /** Of its municipality, from 0: the last one is a village where few come to olympiads. */
  position: number
  isLast: boolean
  timezone: string
}

interface Known {
  id: number
  name: string
}

/** Adds what of a tree is not there yet, by names. @returns ids by keys of everything in it */
async function grow(
  unit: Unit,
  tree: OrganizationSeed,
  known: readonly Known[],
  now: Date,
  below: number | null = null,
): Promise<Map<string, number>> {
  const found = known.find(({ name }) => name === tree.name)
  if (!found) return seedOrganizations(unit, tree, now, below)
  const ids = new Map([[tree.key, found.id]])
  for (const child of tree.children)
    for (const [key, id] of await grow(unit, child, known, now, found.id)) ids.set(key, id)
  return ids
}

/** Organizations of the large project that the small one has not. @returns its schools */
export async function seedLargePlaces(unit: Unit, now: Date): Promise<LargeSchool[]> {
  const project = readPeopleFile('large.yaml', Project)
  const { rows } = await unit.sql.query<Known>({
    text: `select id, name from organizations where kind <> 'school'`,
  })
  const ids = await grow(unit, organizationTree(project), rows, now)
  return project.regions.flatMap(({ timezone, municipalities }) =>
    municipalities.flatMap(({ schools }) =>
      schools.map(({ key }, position) => ({
        id: ids.get(key)!,
        key,
        position,
        isLast: position === schools.length - 1,
        timezone,
      })),
    ),
  )
}
