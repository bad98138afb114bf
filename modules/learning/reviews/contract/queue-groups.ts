import * as z from 'zod'

/** A group of answers by a common property. */
export const QueueGroup = z.object({
  id: z.int(),
  title: z.string(),
  /** Distinguishes groups of the same name: the school of a class. */
  note: z.string().nullable(),
  answers: z.int(),
})
export type QueueGroup = z.infer<typeof QueueGroup>

/** Filters of the queue; values without answers are omitted. */
export const QueueGroups = z.object({
  works: z.array(QueueGroup),
  tasks: z.array(QueueGroup),
  classes: z.array(QueueGroup),
  schools: z.array(QueueGroup),
})
export type QueueGroups = z.infer<typeof QueueGroups>
