import type { Request } from 'autocannon'
import { sessions } from '@school/accounts/server'
import { users } from '@school/accounts/tables'
import { type Database, insertMany } from '@school/db'
import { accessGrants } from '@school/grants/tables'
import { attempts } from '@school/works/tables'
import { sessionCookie, visitorCookie, Visitors } from '@school/kernel/server'
import type { Question, Response } from '@school/tasks/contract'
import { check, correctResponse, isVerdict, personalTask, type Rubric } from '@school/tasks/server'
import { slipsOf } from '../apps/server/demo/slips.ts'

/** What a browser of a signed-in pupil sends with every request. */
export interface Pupil {
  userId: number
  cookie: string
  csrfToken: string
}

/** Signs up so many pupils, enrolled in everything and signed in. */
export async function enlistPupils(
  database: Database,
  secret: string,
  count: number,
  now: Date,
  name = 'load',
): Promise<Pupil[]> {
  const visitors = new Visitors([secret], false)
  const rows = Array.from({ length: count }, (_, i) => ({
    firstName: `Ученик ${i + 1}`,
    lastName: 'Нагрузкин',
    email: `${name}-${i + 1}@smekalka.example`,
    gradeIndex: 7,
    createdAt: now,
  }))
  const ids = await insertMany(database.pool, users, rows)
  const { rows: courses } = await database.pool.query<{ id: number }>('select id from courses')
  await insertMany(
    database.pool,
    accessGrants,
    ids.flatMap((userId) =>
      courses.map(({ id }) => ({
        userId,
        resourceKind: 'course',
        resourceId: id,
        source: 'enrollment' as const,
        cause: 'enrollment',
        startsAt: now,
        givenAt: now,
      })),
    ),
  )
  const visit = { deviceId: '', userAgent: 'bench', ip: '127.0.0.1' }
  return Promise.all(
    ids.map(async (userId): Promise<Pupil> => {
      const token = await sessions.open(database.pool, userId, visit, now)
      const visitor = visitors.make()
      return {
        userId,
        cookie: `${visitorCookie}=${visitor.cookie}; ${sessionCookie}=${visitors.sealSession(token, userId)}`,
        csrfToken: visitors.csrfToken(visitor.id, token),
      }
    }),
  )
}

/** A task as the database has it: an answer to it is kept with the author's ids and sent with the pupil's. */
export interface KeyedTask {
  id: number
  question: Question
  rubric: Rubric
}

export const asSent = (userId: number, task: KeyedTask, response: Response): Response =>
  personalTask(task, userId).shown(response)

export interface TaskToSolve {
  lessonId: number
  task: KeyedTask
  taskId: number
  wrong: Response
  right: Response
}

const isWrong = (rubric: Rubric, response: Response): boolean => {
  const verdict = check(rubric, response)
  return isVerdict(verdict) && verdict.outcome !== 'right'
}

/** The tasks of all lessons that can be answered wrongly, each with a wrong answer and the right one. */
export async function listTasksToSolve(database: Database): Promise<TaskToSolve[]> {
  const { rows } = await database.pool.query<KeyedTask & { lessonId: number }>(
    `select l.id as "lessonId", t.id, t.question, t.rubric
     from lessons l join work_tasks wt on wt.work_id = l.work_id join tasks t on t.id = wt.task_id
     where l.retired_at is null order by l.id, wt.position`,
  )
  return rows.flatMap(({ lessonId, ...task }) => {
    const { id: taskId, rubric } = task
    const wrong = slipsOf(rubric).find((slip) => isWrong(rubric, slip))
    return wrong ? [{ lessonId, task, taskId, wrong, right: correctResponse(rubric) }] : []
  })
}

/** Attempts of people in lessons, by both. */
export type LessonAttempts = ReadonlyMap<string, number>

const keyOf = (userId: number, lessonId: number): string => `${userId} ${lessonId}`

/** Lets these pupils begin every lesson. */
export async function beginLessons(
  database: Database,
  pupils: readonly Pupil[],
  startedAt: Date,
): Promise<LessonAttempts> {
  const { rows: lessons } = await database.pool.query<{ id: number; workId: number }>(
    'select id, work_id as "workId" from lessons where retired_at is null',
  )
  const begun = pupils.flatMap(({ userId }) => lessons.map(({ id, workId }) => ({ userId, id, workId })))
  const ids = await insertMany(
    database.pool,
    attempts,
    begun.map(({ userId, workId }) => ({ userId, workId, startedAt })),
  )
  return new Map(begun.map(({ userId, id }, i) => [keyOf(userId, id), ids[i]!]))
}

const answerRequest = (pupil: Pupil, path: string, response: Response): Request => ({
  method: 'POST',
  path,
  headers: {
    cookie: pupil.cookie,
    'x-csrf-token': pupil.csrfToken,
    'x-device-id': 'bench',
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  },
  body: JSON.stringify({ response }),
})

/** Hands out answers that were never given: a pupil solves every task at the second try. Pupils are not shared between connections. */
export class AnswerQueue {
  readonly #pupils: Pupil[]
  readonly #tasks: readonly TaskToSolve[]
  readonly #attempts: LessonAttempts

  constructor(pupils: readonly Pupil[], tasks: readonly TaskToSolve[], begun: LessonAttempts) {
    this.#pupils = [...pupils]
    this.#tasks = tasks
    this.#attempts = begun
  }

  /** All the answers of the next pupils, at least `least` of them. @throws when the pupils have run out */
  next(least: number): Request[] {
    const requests: Request[] = []
    while (requests.length < least) {
      const pupil = this.#pupils.pop()
      if (!pupil) throw new Error('No pupil is left for a fresh answer: enlist more.')
      for (const { lessonId, taskId, task, wrong, right } of this.#tasks) {
        const attemptId = this.#attempts.get(keyOf(pupil.userId, lessonId))
        const path = `/api/attempts/${attemptId}/tasks/${taskId}/answer_attempts`
        for (const response of [wrong, right])
          requests.push(answerRequest(pupil, path, asSent(pupil.userId, task, response)))
      }
    }
    return requests
  }
}

/** How many answers these pupils have given, as the database knows it. */
export async function countAnswers(database: Database, pupils: readonly Pupil[]): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from answers join attempts a on a.id = attempt_id where a.user_id = any($1)',
    [pupils.map(({ userId }) => userId)],
  )
  return rows[0]!.count
}
