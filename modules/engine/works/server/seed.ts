import { insertMany, type Unit } from '@school/db'
import type { Response, Verdict } from '@school/tasks/contract'
import { rateAttempts } from './rating/counting.ts'
import type { TaskState } from '@school/work-rules/server'
import { answerDrafts, answers, attempts, taskStates } from './tables.ts'

export interface AttemptSeed {
  userId: number
  workId: number
  /** From 1; the default is the first. */
  number?: number
  startedAt: Date
  /** For a finished and judged attempt. */
  result?: { finishedAt: Date; points: number; maxPoints: number }
  tasks: TaskSeed[]
}

export interface TaskSeed {
  taskId: number
  taskState: TaskState
  updatedAt: Date
  /** All tries in order: as many as in the state. */
  answers: { response: Response; verdict: Verdict; answeredAt: Date }[]
}

/** Adds attempts with the states of their tasks and all answers. */
export async function seedAttempts(unit: Unit, seeds: readonly AttemptSeed[]): Promise<void> {
  const rows = seeds.map(({ userId, workId, number = 1, startedAt, result }) => ({
    userId,
    workId,
    number,
    startedAt,
    extraSeconds: 0,
    shiftSeconds: 0,
    timeFactor: 1,
    finishedAt: result?.finishedAt ?? null,
    finishReason: result ? ('user' as const) : null,
    judgedAt: result?.finishedAt ?? null,
    points: result?.points ?? null,
    maxPoints: result?.maxPoints ?? null,
  }))
  const ids = await insertMany(unit.sql, attempts, rows)
  await unit.sql.query({
    text: 'update attempts a set grade_index = u.grade_index from users u where u.id = a.user_id and a.id = any($1::int[])',
    values: [ids],
  })
  await rateAttempts(
    unit.sql,
    ids.filter((_, index) => seeds[index]!.result),
  )
  const tasks = seeds.flatMap((seed, index) =>
    seed.tasks.map((task) => ({ attemptId: ids[index]!, ...task })),
  )
  const states = tasks.map(({ attemptId, taskId, taskState, updatedAt }) => ({
    attemptId,
    taskId,
    ...taskState,
    updatedAt,
  }))
  await insertMany(unit.sql, taskStates, states)
  const tries = tasks.flatMap(({ attemptId, taskId, answers: given }) =>
    given.map((answer, index) => ({ attemptId, taskId, tryNumber: index + 1, ...answer })),
  )
  await insertMany(unit.sql, answers, tries)
}

/** An unjudged attempt of an exam. */
export interface SavedSeed {
  userId: number
  workId: number
  startedAt: Date
  deadlineAt: Date
  /** `null` while it is in progress. */
  finishedAt: Date | null
  saved: { taskId: number; response: Response; savedAt: Date }[]
}

/** Adds attempts with their saved answers: submitted and waiting for results, or in progress. */
export async function seedSaved(unit: Unit, seeds: readonly SavedSeed[]): Promise<void> {
  const rows = seeds.map(({ saved: _, ...attempt }) => ({
    ...attempt,
    extraSeconds: 0,
    shiftSeconds: 0,
    timeFactor: 1,
    finishReason: attempt.finishedAt ? ('user' as const) : null,
  }))
  const ids = await insertMany(unit.sql, attempts, rows)
  const drafts = seeds.flatMap(({ saved }, index) =>
    saved.map((draft) => ({ attemptId: ids[index]!, ...draft, sequence: 1 })),
  )
  await insertMany(unit.sql, answerDrafts, drafts)
}
