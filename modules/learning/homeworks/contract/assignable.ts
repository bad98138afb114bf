import * as z from 'zod'

/** An activity of the school that is assigned as a whole and done on its own page. */
export const AssignedWork = z.object({
  /** Id of its work. */
  id: z.int(),
  /** «тренировка». */
  kindTitle: z.string(),
  title: z.string(),
  /** The page where a pupil does it. */
  url: z.string(),
})
export type AssignedWork = z.infer<typeof AssignedWork>
