import { demoPart } from '@school/demo-school/server'
import { seedDemoAccounts } from '@school/accounts/server'
import type { Unit } from '@school/db'
import type { FileStore } from '@school/files/server'
import { extensionsOf, orderByNeeds } from '@school/kernel/server'
import { isAnyOrganization, readBrandTies, tieBrands } from '@school/organizations/server'
import { contentFolder } from './content-folder.ts'
import { dayMs } from './demo/calendar.ts'
import type { Proofs } from './demo/curriculum.ts'
import { schoolDays } from './demo/habits.ts'
import { seedLargeProject } from './demo/large/project.ts'
import { livesOf } from './demo/lives.ts'
import { seedPeople } from './demo/people.ts'
import { serverModules } from './modules.ts'

export type { Proofs }

/** `large`: with tens of schools and thousands of pupils more, so that pages of heads show what they are for. */
export type DemoSize = 'small' | 'large'

/**
 * The invented school: demo people, six schools with 24 classes and one more and some 600 pupils with plausible progress
 * over the ten weeks before `now`. The same school every time; only the dates move with `now`.
 * @param proofs answers from the content by keys of tasks; without them mistakes are made up
 * @param store for pictures of solutions; without it there are none and nothing waits to be reviewed
 * @returns false when a school is already there; nothing is changed then
 */
export async function seedDemoSchool(
  unit: Unit,
  now: Date,
  proofs: Proofs = new Map(),
  store: FileStore | null = null,
  size: DemoSize = 'small',
): Promise<boolean> {
  if (await isAnyOrganization(unit)) return false
  const beganAt = new Date(now.getTime() - (schoolDays + 5) * dayMs)
  const accounts = await seedDemoAccounts(unit.db, now, beganAt)
  const classes = await seedPeople(unit, accounts, { beganAt, now })
  const extensions = extensionsOf(serverModules)
  const parts = [...livesOf(proofs, store), ...extensions(demoPart)]
  for (const part of orderByNeeds(parts)) await part.seed({ unit, now, accounts, classes, extensions })
  if (size === 'large') await seedLargeProject(unit, classes, { beganAt, now, proofs })
  await tieBrands(unit.db, readBrandTies(contentFolder).ties)
  return true
}
