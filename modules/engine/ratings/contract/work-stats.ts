import * as z from 'zod'

/** Results of all participants in one task. */
export const TaskStats = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  difficulty: z.int(),
  answered: z.int(),
  /** Percentage of all participants. */
  solvedPercent: z.int(),
})

/** Results of first attempts of a work. */
export const WorkStats = z.object({
  participants: z.int(),
  averagePercent: z.int().nullable(),
  /** Number of participants with 0–9 %, 10–19 % … 90–100 %. */
  distribution: z.array(z.int()),
  /** Index of the viewer's own bar. */
  myBin: z.int().nullable(),
  myPercent: z.int().nullable(),
  tasks: z.array(TaskStats),
})
export type WorkStats = z.infer<typeof WorkStats>
