import { guest } from '@school/access'
import { inTransaction, type Unit } from '@school/db'
import { type Ctx, jobContext } from '@school/kernel/server'
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import type { Response } from '@school/tasks/contract'
import { correctResponse } from '@school/tasks/server'
import { extraTime, putWork, readAttempt, startAttempt, worksModule } from '../../index.ts'
import { rulesOf, type WorkRules } from '@school/work-rules/server'
import { judgeTry } from '../../practice.ts'
import { accessStartedWork, accessOwnTask } from '../access.ts'
import { finishAttempt } from '../finish.ts'
import { accessJudged } from '../judged.ts'
import type { OwnStartedWork } from '../queries.ts'
import { openAttemptTask } from '../read.ts'
import { saveAttemptAnswer } from '../save.ts'
import { holdAttempt } from '../start.ts'

export const tab = 'tab-of-masha'
export const minute = 60_000
export const start = new Date('2026-11-20T09:00:00Z')
export const after = (ms: number) => new Date(start.getTime() + ms)
export const wrong: Response = { kind: 'number', text: '-987654' }

const jobOf = (wanted: string) => worksModule.jobs!.find(({ name }) => name === wanted)!

/** A work of three number tasks and Masha as its pupil: the engine as its owners call it. */
export class Desk {
  readonly school: TestSchool
  readonly masha: Person
  readonly tasks: number[]
  workId = 0
  #sequence = 0
  #kind = 'olympiad'

  constructor(school: TestSchool, masha: Person, tasks: number[]) {
    this.school = school
    this.masha = masha
    this.tasks = tasks
  }

  /** Sets the rules of the work: an exam is an olympiad, and anything else has no influence on places. */
  async state(rules: Partial<WorkRules>, mode: WorkRules['mode'] = 'exam'): Promise<void> {
    const stated = rulesOf({ mode, ...rules })
    this.#kind = mode === 'exam' ? 'olympiad' : 'training'
    this.workId = await putWork(this.school.database.db, 'test:works-clock', this.#kind, this.tasks, stated)
  }

  /** In a transaction of its user, at the school's clock. */
  as<T>(person: Person, act: (ctx: Ctx) => Promise<T>): Promise<T> {
    const { pool } = this.school.database
    const viewer = { ...guest, id: person.id, kind: 'pupil' as const }
    const work = (unit: Unit) =>
      act({
        ...jobContext(unit, this.school.now),
        viewer,
        extensions: () => [{ kind: this.#kind, secrecy: 'after_results', promise: 'working_days' }],
      } as unknown as Ctx)
    return inTransaction(pool, work)
  }

  /** The number of the last attempt of a person; 0 when there was none. */
  async #attemptOf(person: Person): Promise<number> {
    const [last] = await this.school.rows<{ id: number }>(
      'select id from attempts where work_id = $1 and user_id = $2 order by number desc limit 1',
      [this.workId, person.id],
    )
    return last?.id ?? 0
  }

  /** In the person's own attempt. */
  async #in<T>(person: Person, act: (ctx: Ctx, work: OwnStartedWork) => Promise<T>): Promise<T> {
    const attemptId = await this.#attemptOf(person)
    return this.as(person, async (ctx) => act(ctx, await accessStartedWork(ctx, attemptId)))
  }

  begin = (person = this.masha, classIds: number[] = []) =>
    this.as(person, (ctx) => startAttempt(ctx, { workId: this.workId, classIds }, tab))
  look = (person = this.masha) => this.as(person, (ctx) => readAttempt(ctx, this.workId))
  finish = (person = this.masha) => this.#in(person, (ctx, work) => finishAttempt(ctx, work))
  open = (index: number) =>
    this.#in(this.masha, (ctx, work) => openAttemptTask(ctx, work, this.tasks[index]!))
  hold = (holder: string) => this.#in(this.masha, (ctx, work) => holdAttempt(ctx, work, holder))
  submit = (index: number, response: Response, person = this.masha) =>
    this.#in(person, async (ctx, work) => {
      const { taskState, view } = await accessJudged(ctx, work, this.tasks[index]!)
      return judgeTry(ctx, taskState, response, view)
    })
  save = (index: number, response: Response | null, more: object = {}) =>
    this.saveTo(this.tasks[index]!, response, more)
  async saveTo(
    taskId: number,
    response: Response | null,
    more: { sentAt?: string } = {},
    person = this.masha,
  ) {
    const attemptId = await this.#attemptOf(person)
    const body = { response, sequence: ++this.#sequence, holder: tab, ...more }
    const sentAt = more.sentAt ? new Date(more.sentAt) : null
    return this.as(person, async (ctx) =>
      saveAttemptAnswer(ctx, await accessOwnTask(ctx, { attemptId, taskId }, sentAt), taskId, body),
    )
  }
  give = (grant: Partial<extraTime.TimeGrant>) =>
    inTransaction(this.school.database.pool, (unit) => {
      const nothing = {
        target: 'all',
        targetId: null,
        userIds: null,
        extraSeconds: 0,
        shiftSeconds: 0,
        grantedBy: null,
      } as const
      return extraTime.grant(
        unit,
        { ...nothing, workId: this.workId, reason: 'Погас свет', ...grant },
        this.school.now,
      )
    })
  /** Stores any value as a saved answer. */
  put = (person: Person, response: object) =>
    this.school.rows(
      `insert into answer_drafts (attempt_id, task_id, response, sequence, saved_at)
        select id, $3, $2::jsonb, 1, now() from attempts where user_id = $1
        on conflict (attempt_id, task_id) do update set response = excluded.response`,
      [person.id, JSON.stringify(response), this.tasks[0]],
    )
  /** Invalid data that the program never writes: judging it throws. */
  spoil = (person = this.masha) => this.put(person, { kind: 'number', text: { not: 'a text' } })
  /** By first names. */
  judged = async () =>
    (
      await this.school.rows<{ name: string }>(
        `select first_name as name from attempts a join users u on u.id = a.user_id where a.judged_at is not null order by 1`,
      )
    ).map(({ name }) => name)
  failures = () =>
    this.school.rows<{ job: string; count: number; isOpen: boolean }>(
      `select job, count, resolved_at is null as "isOpen" from job_failures where subject <> '' order by job`,
    )
  closeOverdue = () => this.school.jobQueue.run(jobOf('close-overdue-runs'))
  publish = () => this.school.jobQueue.run(jobOf('publish-results'))

  async right(index: number): Promise<Response> {
    const [row] = await this.school.rows<{ rubric: Parameters<typeof correctResponse>[0] }>(
      'select rubric from tasks where id = $1',
      [this.tasks[index]],
    )
    return correctResponse(row!.rubric)
  }

  xp = async () => (await this.masha.get('/api/user/level')).body.total_xp as number
}

export async function openDesk(): Promise<Desk> {
  const school = await openTestSchool()
  const masha = await school.person('Маша Миронова')
  school.at(start)
  await school.rows('delete from work_allowances')
  const rows = await school.rows<{ id: number }>(
    `select id from tasks where kind = 'number' and retired_at is null order by key limit 3`,
  )
  const desk = new Desk(
    school,
    masha,
    rows.map(({ id }) => id),
  )
  await desk.state({ minutes: 60 })
  return desk
}
