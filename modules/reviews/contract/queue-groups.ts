import * as z from 'zod'

/** Answers that have something in common. */
export const QueueGroup = z.object({
  id: z.int(),
  title: z.string(),
  /** Tells it from others of the same name: the school of a class. */
  note: z.string().nullable(),
  answers: z.int(),
})
export type QueueGroup = z.infer<typeof QueueGroup>

/** What the queue may be chosen by; what has no answers is not named. */
export const QueueGroups = z.object({
  works: z.array(QueueGroup),
  tasks: z.array(QueueGroup),
  classes: z.array(QueueGroup),
  schools: z.array(QueueGroup),
})
export type QueueGroups = z.infer<typeof QueueGroups>
