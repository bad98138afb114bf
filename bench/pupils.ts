import type { Request } from 'autocannon'
import { sessionsOf } from '@school/accounts/server'
import { users } from '@school/users/tables'
import { type Database, insertMany } from '@school/db'
import { accessGrants } from '@school/grants/tables'
import { attempts } from '@school/works/tables'
import { sessionCookie, visitorCookie, Visitors } from '@school/kernel/server'
import type { Question, Response } from '@school/tasks/contract'
import {
  check,
  correctResponse,
  isVerdict,
  personalTask,
  type Recipe,
  type Rubric,
  variantOf,
} from '@school/tasks/server'
import { turnOfTry, variantNumber } from '@school/work-rules/server'
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
      const token = await sessionsOf({ staffNeedsFactor: false }).open(database.pool, userId, visit, now)
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

/** A task as the database has it: with variants these are the texts of the specimen. */
export interface SpecimenTask extends KeyedTask {
  recipe: Recipe | null
  hints: string[]
  solutionHtml: string
  contentHash: string
}

/** The task with the numbers that this pupil has at this try. */
export const inVariant = (
  task: SpecimenTask,
  {
    userId,
    number,
    tryNumber,
    renews,
  }: { userId: number; number: number; tryNumber: number; renews: boolean },
): SpecimenTask =>
  task.recipe
    ? variantOf(
        task,
        variantNumber(userId, task.id, number, turnOfTry(renews && task.recipe.again, tryNumber)),
      )
    : task

export interface TaskToSolve {
  lessonId: number
  task: SpecimenTask
  /** A wrong answer to the specimen. */
  wrong: Response
}

const wrongTo = (rubric: Rubric): Response | undefined =>
  slipsOf(rubric).find((response) => {
    const verdict = check(rubric, response)
    return isVerdict(verdict) && verdict.outcome !== 'right'
  })

/** The tasks of all lessons that can be answered wrongly. */
export async function listTasksToSolve(database: Database): Promise<TaskToSolve[]> {
  const { rows } = await database.pool.query<SpecimenTask & { lessonId: number }>(
    `select l.id as "lessonId", t.id, t.question, t.rubric, t.recipe, t.hints, t.solution_html as "solutionHtml",
       t.content_hash as "contentHash"
     from lessons l join work_tasks wt on wt.work_id = l.work_id join tasks t on t.id = wt.task_id
     where l.retired_at is null order by l.id, wt.position`,
  )
  return rows.flatMap(({ lessonId, ...task }) => {
    const wrong = wrongTo(task.rubric)
    return wrong ? [{ lessonId, task, wrong }] : []
  })
}

/** What a pupil answers to a task of a lesson in the first attempt, as it is kept and as it is sent: wrongly, then rightly. */
export function answersOf(userId: number, { task }: TaskToSolve) {
  const given = (tryNumber: number) => inVariant(task, { userId, number: 1, tryNumber, renews: true })
  const answer = (variant: KeyedTask, kept: Response) => ({ kept, sent: asSent(userId, variant, kept) })
  const [first, second] = [given(1), given(2)]
  const wrong = wrongTo(first.rubric)
  return wrong
    ? [answer(first, wrong), answer(second, correctResponse(second.rubric))]
    : [answer(first, correctResponse(first.rubric))]
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
      for (const toSolve of this.#tasks) {
        const attemptId = this.#attempts.get(keyOf(pupil.userId, toSolve.lessonId))
        const path = `/api/attempts/${attemptId}/tasks/${toSolve.task.id}/answer_attempts`
        for (const { sent } of answersOf(pupil.userId, toSolve))
          requests.push(answerRequest(pupil, path, sent))
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
