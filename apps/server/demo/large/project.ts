import type { PeopledClass } from '@school/demo-school/server'
import type { Unit } from '@school/db'
import type { Proofs } from '../curriculum.ts'
import { seedLargeContest } from './contest.ts'
import { seedLargePeople } from './people.ts'
import { seedLargePlaces } from './places.ts'

interface Season {
  beganAt: Date
  now: Date
  proofs: Proofs
}

/** Makes the demo project as large as real ones: three regions, forty schools, fifteen thousand pupils and an olympiad of thousands. */
export async function seedLargeProject(
  unit: Unit,
  small: readonly PeopledClass[],
  { beganAt, now, proofs }: Season,
): Promise<void> {
  const schools = await seedLargePlaces(unit, beganAt)
  const classes = await seedLargePeople(unit, schools, { beganAt, now })
  await seedLargeContest(unit, classes, small, proofs, now)
}
