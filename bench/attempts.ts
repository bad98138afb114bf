import type { Database } from '@school/db'
import { correctResponse } from '@school/tasks/server'
import type { Request } from 'autocannon'
import { compare, connections, cpuRatio, loadAt, median } from './load.ts'
import { asSent, enlistPupils, type KeyedTask, type Pupil } from './pupils.ts'
import { type Bench, bareInsert } from './ratios.ts'
import type { Target } from './report.ts'

const json = 'application/json'
/** A request that may be sent again and again, each time as a new one. @param pathOf called when it is sent */
const said = ({ cookie, csrfToken }: Pupil, method: string, pathOf: () => string, body: object): Request => ({
  method,
  headers: { cookie, 'x-csrf-token': csrfToken, 'x-device-id': 'bench', 'content-type': json },
  body: JSON.stringify(body),
  setupRequest: (request) => ({
    ...request,
    path: pathOf(),
    headers: { ...request.headers, 'idempotency-key': crypto.randomUUID() },
  }),
})

const holder = 'bench-holder'

/** What pupils do in works: an attempt has its address from the answer to its beginning. */
class Sitting {
  readonly #attempts = new Map<number, number>()

  start(pupil: Pupil, path: string): Request {
    return {
      ...said(pupil, 'POST', () => `${path}/starts`, { holder }),
      onResponse: (status, body) => {
        if (status !== 200) return
        const { attempt } = JSON.parse(body) as { attempt: { id: number } }
        this.#attempts.set(pupil.userId, attempt.id)
      },
    }
  }
  save(pupil: Pupil, task: KeyedTask): Request {
    return said(pupil, 'PUT', () => `${this.#at(pupil)}/tasks/${task.id}/answer`, saved(pupil, task))
  }
  finish(pupil: Pupil): Request {
    return said(pupil, 'POST', () => `${this.#at(pupil)}/finishes`, {})
  }
  #at({ userId }: Pupil): string {
    return `/api/attempts/${this.#attempts.get(userId)}`
  }
}

export interface Paper {
  path: string
  tasks: KeyedTask[]
}

const saved = (pupil: Pupil, task: KeyedTask) => ({
  response: asSent(pupil.userId, task, correctResponse(task.rubric)),
  sequence: 1,
  holder,
})

export async function findExam({ pool }: Database): Promise<Paper> {
  const { rows } = await pool.query<KeyedTask & { trainingId: number }>(
    `select t.id as "trainingId", k.id, k.question, k.rubric from trainings t join work_tasks wt on wt.work_id = t.work_id
     join tasks k on k.id = wt.task_id where t.key = 'spelling-sprint' and k.recipe is null order by wt.position limit 10`,
  )
  return {
    path: `/api/trainings/${rows[0]!.trainingId}`,
    tasks: rows,
  }
}

/** Hands every connection of every round pupils of its own. */
function dealt<T>(pupils: readonly Pupil[], of: (pupil: Pupil) => T[], rounds = 1): () => T[] {
  let next = 0
  const share = Math.floor(pupils.length / connections / rounds)
  return () => pupils.slice(next, (next += share)).flatMap(of)
}

/** From «Начать» to «Завершить»: a start, ten answers, a finish; in units of one bare insert of the same minute. */
export async function measureAttempts({ bare, school, database, pupils }: Bench): Promise<Target[]> {
  const { path, tasks } = await findExam(database)
  const sitting = new Sitting()
  const whole = (pupil: Pupil): Request[] => [
    sitting.start(pupil, path),
    ...tasks.map((task) => sitting.save(pupil, task)),
    sitting.finish(pupil),
  ]
  const steps = tasks.length + 2
  const rounds = { rounds: 4, seconds: 3 }
  const comparison = await compare(
    bareInsert(bare, { response: correctResponse(tasks[0]!.rubric) }),
    { server: school, request: dealt(pupils, whole, rounds.rounds + 1) },
    rounds,
  )
  const { ours } = comparison
  const slowness = median(ours.map(({ p95Ms }, i) => p95Ms / comparison.bare[i]!.p95Ms))
  return [
    {
      name: `a whole attempt (a start, ${tasks.length} answers, a finish): CPU of the server`,
      limit: { most: 130 },
      unit: 'bare inserts',
      value: cpuRatio(comparison) * steps,
      note: `${connections} at once; ${(median(ours.map((round) => round.cpuMs)) * steps).toFixed(2)} ms`,
    },
    {
      name: 'whole attempts a second to bare inserts a second',
      limit: { least: 0.01 },
      value: median(comparison.ratios) / steps,
      note: `${(median(ours.map((round) => round.perSecond)) / steps).toFixed(0)} a second`,
    },
    {
      name: `${connections} pupils in an attempt: 95 of 100 answers come within`,
      limit: { most: 12 },
      unit: 'times of a bare insert',
      value: slowness,
      note: `${median(ours.map(({ p95Ms }) => p95Ms)).toFixed(0)} ms`,
    },
  ]
}

const participants = 10_000
const savesPerSecond = 170
const savingSeconds = 180

/** Everybody is registered for a stage that has just opened. */
async function register(
  { pool }: Database,
  pupils: readonly Pupil[],
): Promise<Paper & { ids: Map<number, number> }> {
  const { rows } = await pool.query<{ stageId: number; gradeIndex: number; workId: number }>(
    `select s.id as "stageId", g.grade_index as "gradeIndex", g.work_id as "workId" from olympiad_stages s
     join olympiad_grades g on g.stage_id = s.id where s.opens_at < now() and s.closes_at > now() and g.grade_index = 7
     order by s.kind = 'main' desc limit 1`,
  )
  const { stageId, gradeIndex, workId } = rows[0]!
  const made = await pool.query<{ id: number; userId: number }>(
    `insert into olympiad_participations (stage_id, user_id, grade_index, work_id, registered_at)
     select $1, user_id, $2, $3, now() from unnest($4::int[]) user_id returning id, user_id as "userId"`,
    [stageId, gradeIndex, workId, pupils.map(({ userId }) => userId)],
  )
  const tasks = await pool.query<KeyedTask>(
    'select k.id, k.question, k.rubric from work_tasks wt join tasks k on k.id = wt.task_id where wt.work_id = $1 and k.recipe is null',
    [workId],
  )
  return {
    path: '/api/olympiad_participations',
    ids: new Map(made.rows.map(({ id, userId }) => [userId, id])),
    tasks: tasks.rows,
  }
}

/** The morning of an olympiad: ten thousand begin within a minute, then they answer. Takes five minutes, so it runs by name only. */
export const measureOlympiad =
  (secret: string) =>
  async ({ school, database }: Bench): Promise<Target[]> => {
    const pupils = await enlistPupils(database, secret, participants, new Date(), 'olympiad')
    const { path, ids, tasks } = await register(database, pupils)
    const sitting = new Sitting()
    const starts = await loadAt(
      {
        server: school,
        request: dealt(pupils, (pupil) => [sitting.start(pupil, `${path}/${ids.get(pupil.userId)}`)]),
      },
      { amount: participants },
    )
    const saves = await loadAt(
      {
        server: school,
        request: dealt(pupils, (pupil) => tasks.map((task) => sitting.save(pupil, task))),
      },
      { seconds: savingSeconds, perSecond: savesPerSecond },
    )
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from answer_drafts d join attempts a on a.id = d.attempt_id where a.user_id = any($1)',
      [pupils.map(({ userId }) => userId)],
    )
    if (rows[0]!.count < Math.min(saves.answered, participants * tasks.length))
      throw new Error(`${saves.answered} answers were saved and ${rows[0]!.count} kept.`)
    return [
      {
        name: '10,000 participants begin an olympiad',
        limit: { most: 60 },
        unit: 's',
        value: starts.tookSeconds,
      },
      {
        name: `then they save ${savesPerSecond} answers a second for ${savingSeconds / 60} minutes: 95 of 100 come within`,
        limit: { most: 60 },
        unit: 'ms',
        value: saves.p95Ms,
        note: `${saves.answered} saved, none lost, no error`,
      },
    ]
  }
