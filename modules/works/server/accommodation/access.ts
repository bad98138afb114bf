import { type Ctx, refusals } from '@school/kernel/server'
import { workErrors } from '../../contract/errors.ts'
import { type AccommodationRow, findAccommodation } from './queries.ts'

const refuse = refusals(workErrors)

/**
 * A pupil's special conditions. They tell of a child's health, so that methodists alone read and set them.
 * @throws pupil_not_found, for everybody else alike
 */
export async function accessAccommodation(ctx: Ctx, userId: number): Promise<AccommodationRow> {
  const found = ctx.viewer.isMethodist ? await findAccommodation(ctx.sql, userId) : undefined
  if (!found) throw refuse('pupil_not_found')
  return found
}
