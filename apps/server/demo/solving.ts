import type { PostingSeed } from '@school/rewards/server'
import { afterAnswer, afterGiveUp, afterHint, reasonOf, untouched } from '@school/work-rules/server'
import type { workSeeds } from '@school/works/server'
import { minuteMs } from './calendar.ts'
import type { Chance } from './chance.ts'
import type { Step, StudiedTask } from './curriculum.ts'

export interface Solving {
  task: workSeeds.TaskSeed
  postings: PostingSeed[]
}

const minutesOf = (step: Step, difficulty: number, chance: Chance): number =>
  step.kind === 'answer' ? chance.between(0.4, 0.8 + 0.5 * difficulty) : chance.between(0.2, 0.7)

/**
 * Takes the steps one after another by the rules of practice. What would happen after `now` has not happened.
 * @returns null when nothing happened
 */
export function solve(
  userId: number,
  task: StudiedTask,
  steps: readonly Step[],
  begunAt: number,
  now: Date,
  chance: Chance,
): Solving | null {
  let taskState = untouched
  let at = begunAt
  const postings: PostingSeed[] = []
  const seed: workSeeds.TaskSeed = { taskId: task.id, taskState, updatedAt: new Date(begunAt), answers: [] }
  for (const step of steps) {
    at += Math.round(minutesOf(step, task.difficulty, chance) * minuteMs)
    if (at > now.getTime()) break
    const before = taskState
    seed.updatedAt = new Date(at)
    if (step.kind === 'hint') taskState = afterHint(before)
    else if (step.kind === 'give_up') taskState = afterGiveUp(before)
    else {
      const { response, verdict } = step.judged
      taskState = afterAnswer(before, verdict, task.availableXp)
      seed.answers.push({ response, verdict, answeredAt: seed.updatedAt })
      const posting = { userId, currency: 'xp', sourceType: 'task', sourceId: task.id } as const
      const amount = taskState.xp - before.xp
      if (amount > 0)
        postings.push({ ...posting, amount, reason: reasonOf(verdict), createdAt: seed.updatedAt })
    }
  }
  return taskState === untouched ? null : { task: { ...seed, taskState }, postings }
}
