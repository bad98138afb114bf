import * as z from 'zod'
import { Instant } from '@school/kernel/contract'
import { RunResult, SolvedTask } from '@school/works/contract'
import { WorkStats } from '@school/ratings/contract'

export const TrainingStats = WorkStats.extend({ title: z.string(), hue: z.int() })
export type TrainingStats = z.infer<typeof TrainingStats>

/** One person's last finished run. */
export const Solutions = z.object({
  training: z.object({ id: z.int(), title: z.string(), hue: z.int() }),
  user: z.object({ id: z.int(), name: z.string(), isMe: z.boolean() }),
  run: z.int(),
  finishedAt: Instant,
  result: RunResult,
  tasks: z.array(SolvedTask),
})
export type Solutions = z.infer<typeof Solutions>
