import * as z from 'zod'

/** An id in a path. Anything that is not a positive 32-bit integer can't be found. */
export const Id = z.coerce.number().int().positive().max(2_147_483_647)
export const idParams = <const N extends string>(name: N) =>
  z.object({ [name]: Id } as { [K in N]: typeof Id })

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ offset: true })
