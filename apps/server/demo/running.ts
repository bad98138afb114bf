import type { workSeeds } from '@school/works/server'
import { minuteMs } from './calendar.ts'
import type { Chance } from './chance.ts'

/** What has been saved in an attempt by now, of the answers that it would have in the end. */
export function savedBy(
  { userId, workId, tasks }: workSeeds.AttemptSeed,
  { startedAt, finishedAt, minutes }: { startedAt: Date; finishedAt: Date | null; minutes: number },
  now: Date,
  chance: Chance,
): workSeeds.SavedSeed {
  const share = finishedAt ? 1 : (now.getTime() - startedAt.getTime()) / (minutes * minuteMs)
  const saved = tasks.slice(0, Math.ceil(tasks.length * share)).flatMap(({ taskId, answers }) => {
    const last = answers.at(-1)
    const savedAt = new Date(startedAt.getTime() + chance.whole(60, 150) * 1000)
    return last ? [{ taskId, response: last.response, savedAt }] : []
  })
  const deadlineAt = new Date(startedAt.getTime() + minutes * minuteMs)
  return { userId, workId, startedAt, deadlineAt, finishedAt, saved }
}

/** An attempt that began not long ago and is under way. */
export function runningNow(
  made: workSeeds.AttemptSeed,
  minutes: number,
  now: Date,
  chance: Chance,
): workSeeds.SavedSeed {
  const startedAt = new Date(now.getTime() - chance.whole(3, minutes - 10) * minuteMs)
  return savedBy(made, { startedAt, finishedAt: null, minutes }, now, chance)
}
