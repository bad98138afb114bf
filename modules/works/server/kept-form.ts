import type { Ctx, KeptForm } from '@school/kernel/server'
import type { AnswerReply, OpenTask } from '../contract/task.ts'

/**
 * An answer is kept for a repeat without the solution, which is the longest part of it and known anyway.
 * @param open reads the task as it is now, by the endpoint's input
 */
export const withoutSolution = <I>(
  open: (ctx: Ctx, input: I) => Promise<Pick<OpenTask, 'solution'>>,
): KeptForm<I, AnswerReply> => ({
  shorten: (reply) => ({ ...reply, task: { ...reply.task, solution: null } }),
  complete: async (ctx, input, short) => ({
    ...short,
    task: { ...short.task, solution: (await open(ctx, input)).solution },
  }),
})
