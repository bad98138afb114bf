import * as z from 'zod'

/** How all participants have done with one task. */
export const TaskStats = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  difficulty: z.int(),
  answered: z.int(),
  /** Of all participants. */
  solvedPercent: z.int(),
})

/** How first attempts of a work went. */
export const WorkStats = z.object({
  participants: z.int(),
  averagePercent: z.int().nullable(),
  /** How many participants have 0–9 %, 10–19 % … 90–100 %. */
  distribution: z.array(z.int()),
  /** The viewer's own bar. */
  myBin: z.int().nullable(),
  myPercent: z.int().nullable(),
  tasks: z.array(TaskStats),
})
export type WorkStats = z.infer<typeof WorkStats>
