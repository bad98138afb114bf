import * as z from 'zod'

export const taskStatuses = [
  'not_started',
  'started',
  'solved',
  'partially',
  'failed',
  'hinted',
  'in_queue',
  'unavailable',
] as const

/** `hinted`: answered with a hint; `in_queue`: waits for a person's check; `unavailable`: not open yet. */
export const TaskStatus = z.enum(taskStatuses)
export type TaskStatus = z.output<typeof TaskStatus>
