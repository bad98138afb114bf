import type { Unit } from '@school/db'
import type { AccommodationKind } from '../../contract/accommodation.ts'
import { accommodations } from '../tables.ts'
import { factorOf } from './rules.ts'

/** Sets the factor of a pupil's clock for all works started from now on. */
export async function setAccommodation(
  unit: Unit,
  { userId, kind, setBy }: { userId: number; kind: AccommodationKind; setBy: number },
  now: Date,
): Promise<void> {
  const set = { timeFactor: factorOf(kind), setAt: now, setBy }
  await unit.db
    .insert(accommodations)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: accommodations.userId, set })
}
