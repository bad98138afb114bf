import * as z from 'zod'

/** A school subject as replies contain it. `hue` is in degrees, 0–360. */
export const Discipline = z.object({ id: z.int(), key: z.string(), title: z.string(), hue: z.int() })
export type Discipline = z.infer<typeof Discipline>
