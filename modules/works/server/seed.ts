import { insertMany, type Unit } from '@school/db'
import type { Response, Verdict } from '@school/tasks/contract'
import { attemptPresence } from './presence/tables.ts'
import { rateAttempts } from './results/counting.ts'
import type { TaskState } from './task-state.ts'
import { answerDrafts, answers, attempts, taskStates } from './tables.ts'

export interface AttemptSeed {
  userId: number
  workId: number
  /** From 1; the first when not said. */
  number?: number
  startedAt: Date
  /** Of a finished and judged attempt. */
  result?: { finishedAt: Date; points: number; maxPoints: number }
  tasks: TaskSeed[]
}

export interface TaskSeed {
  taskId: number
  taskState: TaskState
  updatedAt: Date
  /** Every try in order: as many as the state says. */
  answers: { response: Response; verdict: Verdict; answeredAt: Date }[]
}

/** Adds attempts with the standings of their tasks and every answer. */
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

/** An attempt of an exam of which nothing is judged yet. */
export interface SavedSeed {
  userId: number
  workId: number
  startedAt: Date
  deadlineAt: Date
  /** `null` while it is under way. */
  finishedAt: Date | null
  saved: { taskId: number; response: Response; savedAt: Date }[]
}

/** Adds attempts with what was saved in them: handed in and waiting for results, or under way. */
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

/** When those who solve were heard from last. */
export async function seedPresence(
  unit: Unit,
  rows: readonly { userId: number; workId: number; heardAt: Date }[],
): Promise<void> {
  if (rows.length > 0) await unit.db.insert(attemptPresence).values([...rows])
}
