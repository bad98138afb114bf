import type { PostingSeed } from '@school/rewards/server'
import { afterAnswer, afterGiveUp, afterHint, reasonOf, type TaskSeed, untouched } from '@school/works/server'
import { minuteMs } from './calendar.ts'
import type { Chance } from './chance.ts'
import type { StudiedTask } from './curriculum.ts'
import type { Step } from './fate.ts'

export interface Solving {
  task: TaskSeed
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
  let standing = untouched
  let at = begunAt
  const postings: PostingSeed[] = []
  const seed: TaskSeed = { taskId: task.id, standing, updatedAt: new Date(begunAt), answers: [] }
  for (const step of steps) {
    at += Math.round(minutesOf(step, task.difficulty, chance) * minuteMs)
    if (at > now.getTime()) break
    const before = standing
    seed.updatedAt = new Date(at)
    if (step.kind === 'hint') standing = afterHint(before)
    else if (step.kind === 'give_up') standing = afterGiveUp(before)
    else {
      const { response, verdict } = step.judged
      standing = afterAnswer(before, verdict, task.availableXp)
      seed.answers.push({ response, verdict, answeredAt: seed.updatedAt })
      const posting = { userId, currency: 'xp', sourceType: 'task', sourceId: task.id } as const
      const amount = standing.xp - before.xp
      if (amount > 0)
        postings.push({ ...posting, amount, reason: reasonOf(verdict), createdAt: seed.updatedAt })
    }
  }
  return standing === untouched ? null : { task: { ...seed, standing }, postings }
}
