import type { Sql } from '@school/db'
import type { Response, TaskStatus, Verdict } from '@school/tasks/contract'
import { taskText, type TaskText } from '@school/tasks/server'
import type { TaskStateRow, TaskRow } from '../queries.ts'
import type { Allowance, AttemptClock } from '../rules/clock.ts'
import {
  practiceRules,
  type WorkRules,
  paidReasons,
  type InVariant,
  assignVariant,
} from '@school/work-rules/server'
import type { finishReasons } from '../tables.ts'

/** One attempt of one user, as stored in the database. */
export interface AttemptRow extends Allowance {
  id: number
  workId: number
  userId: number
  number: number
  startedAt: Date
  deadlineAt: Date | null
  finishedAt: Date | null
  finishReason: (typeof finishReasons)[number] | null
  judgedAt: Date | null
  points: number | null
  maxPoints: number | null
  awaitsReview: boolean
  holder: string | null
  /** Tries beyond those of the rules, for an attempt returned for correction. */
  extraTries: number
}

/** A work with its rules and the last attempt of a user. */
export interface WorkWithAttempt {
  workId: number
  rules: WorkRules
  /** A work without rules has one endless attempt: it is never finished, and higher modules are notified when its last task is closed. */
  isEndless: boolean
  attempt: AttemptRow | null
}

/** A started attempt. */
export interface StartedWork extends WorkWithAttempt {
  attempt: AttemptRow
}

export const isStarted = (work: WorkWithAttempt): work is StartedWork => work.attempt !== null

export const clockOf = ({ rules, attempt }: StartedWork): AttemptClock => ({
  deadlineAt: attempt.deadlineAt,
  graceSeconds: rules.graceSeconds,
})

const columnsButWork = `a.id, a.user_id as "userId", a.number, a.started_at as "startedAt",
    a.deadline_at as "deadlineAt", a.extra_seconds as "extraSeconds", a.shift_seconds as "shiftSeconds", a.time_factor as "timeFactor",
    a.finished_at as "finishedAt", a.finish_reason as "finishReason", a.judged_at as "judgedAt", a.points, a.max_points as "maxPoints",
    a.awaits_review as "awaitsReview", a.holder, a.extra_tries as "extraTries"`
export const attemptColumns = `${columnsButWork}, a.work_id as "workId"`

type Nullable<T> = { [K in keyof T]: T[K] | null }

export const workWithAttempt = (
  row: { rules: WorkRules | null; workId: number } & Nullable<AttemptRow>,
): WorkWithAttempt => {
  const { rules: stated, ...attempt } = row
  const rules = { ...practiceRules, ...stated }
  const tries = rules.tries && rules.tries + (attempt.extraTries ?? 0)
  return {
    workId: row.workId,
    rules: { ...rules, tries },
    isEndless: stated === null,
    attempt: attempt.id === null ? null : (attempt as AttemptRow),
  }
}

/** A work with the viewer's last attempt; nothing for an absent work. */
export async function findWorkWithAttempt(
  sql: Sql,
  workId: number,
  userId: number,
): Promise<WorkWithAttempt | undefined> {
  const { rows } = await sql.query<Parameters<typeof workWithAttempt>[0]>({
    name: 'find_sitting',
    text: `select ${columnsButWork}, w.id as "workId", w.rules
      from works w
      left join lateral (
        select * from attempts where work_id = w.id and user_id = $2 order by number desc limit 1
      ) a on true
      where w.id = $1`,
    values: [workId, userId],
  })
  return rows[0] && workWithAttempt(rows[0])
}

/** An attempt requested by its own id. */
export interface OwnStartedWork extends StartedWork {
  kind: string
}

/** An attempt of a user; nothing for a foreign one, or when a later attempt of the work has begun. */
export async function findOwnStartedWork(
  sql: Sql,
  attemptId: number,
  userId: number,
): Promise<OwnStartedWork | undefined> {
  const { rows } = await sql.query<AttemptRow & { rules: WorkRules | null; kind: string }>({
    name: 'find_own_sitting',
    text: `select ${attemptColumns}, w.rules, w.kind
      from attempts a join works w on w.id = a.work_id
      where a.id = $1 and a.user_id = $2
        and not exists (select from attempts l where l.work_id = a.work_id and l.user_id = a.user_id and l.number > a.number)`,
    values: [attemptId, userId],
  })
  if (!rows[0]) return undefined
  const { kind, ...row } = rows[0]
  return { ...(workWithAttempt(row) as StartedWork), kind }
}

/** An attempt in progress, with one task and its saved answer. */
export interface RunningTask extends OwnStartedWork {
  contentHash: string
  saved: SavedDraft | null
}

export interface SavedDraft {
  response: Response | null
  sequence: number
  savedAt: Date
}

type RunningRow = AttemptRow & { rules: WorkRules | null; contentHash: string; kind: string } & {
  [K in keyof SavedDraft as `draft${Capitalize<K>}`]: SavedDraft[K] | null
}

/**
 * An attempt of a user with one task of it: everything that saving an answer needs.
 * Nothing when it is foreign, there is no such task, or it is finished.
 */
export async function findRunningTask(
  sql: Sql,
  attemptId: number,
  userId: number,
  taskId: number,
): Promise<RunningTask | undefined> {
  const { rows } = await sql.query<RunningRow>({
    name: 'find_running_task',
    text: `select ${attemptColumns}, w.rules, w.kind, t.content_hash as "contentHash",
        d.response as "draftResponse", d.sequence as "draftSequence", d.saved_at as "draftSavedAt"
      from attempts a
      join works w on w.id = a.work_id
      join work_tasks wt on wt.work_id = a.work_id and wt.task_id = $3
      join tasks t on t.id = wt.task_id
      left join answer_drafts d on d.attempt_id = a.id and d.task_id = wt.task_id
      where a.id = $1 and a.user_id = $2 and a.finished_at is null`,
    values: [attemptId, userId, taskId],
  })
  if (!rows[0]) return undefined
  const { contentHash, kind, draftResponse, draftSequence, draftSavedAt, ...row } = rows[0]
  const saved =
    draftSequence === null
      ? null
      : { response: draftResponse, sequence: draftSequence, savedAt: draftSavedAt! }
  return { ...(workWithAttempt(row) as StartedWork), kind, contentHash, saved }
}

/**
 * Saves the newest draft by its sequence: a repeat changes nothing, a late one does not overwrite a newer one. Locks the attempt against
 * finishing until the commit. @returns false for a finished attempt
 */
export async function keepDraft(
  sql: Sql,
  attemptId: number,
  taskId: number,
  { response, sequence, savedAt }: SavedDraft,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'keep_draft',
    text: `with running as (select id from attempts where id = $1 and finished_at is null for share),
      kept as (
        insert into answer_drafts (attempt_id, task_id, response, sequence, saved_at)
        select id, $2, $3::jsonb, $4, $5 from running
        on conflict (attempt_id, task_id) do update
          set response = excluded.response, sequence = excluded.sequence, saved_at = excluded.saved_at
          where answer_drafts.sequence < excluded.sequence
      )
      select id from running`,
    values: [attemptId, taskId, response && JSON.stringify(response), sequence, savedAt],
  })
  return rowCount === 1
}

/** Locks an attempt against finishing until the caller's commit. @returns false when it is already finished */
export async function keepRunning(sql: Sql, attemptId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'keep_running',
    text: 'select id from attempts where id = $1 and finished_at is null for share',
    values: [attemptId],
  })
  return rowCount === 1
}

export interface AttemptTaskRow extends TaskRow {
  draftSavedAt: Date | null
  hasDraft: boolean
}

/** The tasks of a work in order, each with its state in this attempt. */
export async function listAttemptTasks(
  sql: Sql,
  workId: number,
  attemptId: number,
): Promise<AttemptTaskRow[]> {
  const { rows } = await sql.query<AttemptTaskRow>({
    name: 'list_attempt_tasks',
    text: `select t.id, wt.position, t.title, t.kind, t.difficulty, t.max_score as "maxScore", t.available_xp as "availableXp",
        coalesce(s.status, 'not_started') as status, coalesce(s.xp, 0) as xp,
        d.saved_at as "draftSavedAt", d.response is not null as "hasDraft"
      from work_tasks wt
      join tasks t on t.id = wt.task_id
      left join task_states s on s.attempt_id = $2 and s.task_id = wt.task_id
      left join answer_drafts d on d.attempt_id = $2 and d.task_id = wt.task_id
      where wt.work_id = $1 order by wt.position`,
    values: [workId, attemptId],
  })
  return rows
}

/** The state of a task in an attempt. */
export interface AttemptTaskStateRow extends TaskStateRow {
  attemptId: number
  status: TaskStatus
  paidXp: number
  /** A wrong answer may give another variant. */
  renews: boolean
  lastResponse: Response | null
  lastVerdict: Verdict | null
  draftResponse: Response | null
  draftSequence: number | null
  draftSavedAt: Date | null
}

/** A task with its key, in the variant of its pupil, and its state in an attempt. */
export type AttemptTaskState = AttemptTaskStateRow & TaskText & InVariant

/** @param taskId `null` for all tasks of the work, in order */
export async function listAttemptTaskStates(
  sql: Sql,
  { workId, id: attemptId, userId, number }: Pick<AttemptRow, 'workId' | 'id' | 'userId' | 'number'>,
  taskId: number | null,
): Promise<AttemptTaskState[]> {
  const { rows } = await sql.query<AttemptTaskStateRow>({
    // A separate statement for one task: the plan for any number of tasks would be made on every call.
    name: taskId === null ? 'list_attempt_standings' : 'find_attempt_standing',
    text: `select t.id, t.content_hash as "contentHash", wt.work_id as "workId", wt.position, $2::int as "attemptId",
        coalesce(s.status, 'not_started') as status, coalesce(s.xp, 0) as xp, coalesce(s.tries, 0) as tries,
        coalesce(s.share, 0)::float8 as share, coalesce(s.hints_opened, 0) as "hintsOpened", coalesce(s.gave_up, false) as "gaveUp",
        coalesce(s.returns, 0) as returns,
        coalesce((select is_elementary_pupil from users where id = $3), false) as "isSpared",
        paid.reasons as "paidFor", paid.xp as "paidXp",
        (w.rules is null or coalesce((w.rules ->> 'renews')::boolean, false)) as renews,
        l.try_number as "lastNumber", l.response as "lastResponse", l.verdict as "lastVerdict", l.answered_at as "lastAnsweredAt",
        d.response as "draftResponse", d.sequence as "draftSequence", d.saved_at as "draftSavedAt"
      from work_tasks wt
      join works w on w.id = wt.work_id
      join tasks t on t.id = wt.task_id
      left join task_states s on s.attempt_id = $2 and s.task_id = wt.task_id
      left join answers l on l.attempt_id = $2 and l.task_id = s.task_id and l.try_number = s.tries
      left join answer_drafts d on d.attempt_id = $2 and d.task_id = wt.task_id
      cross join lateral (
        select coalesce(array_agg(r.reason), '{}') as reasons, coalesce(sum(r.amount), 0)::int as xp from reward_transactions r
        where r.user_id = $3 and r.currency = 'xp' and r.reason = any($4) and r.source_type = 'task' and r.source_id = t.id
      ) paid
      where wt.work_id = $1 ${taskId === null ? '' : 'and wt.task_id = $5'}
      order by wt.position`,
    values: [workId, attemptId, userId, paidReasons, ...(taskId === null ? [] : [taskId])],
  })
  return Promise.all(
    rows.map(async (row) => {
      const task = { ...(await taskText(sql, row.id, row.contentHash)), ...row }
      return assignVariant(task, { userId, attemptNumber: number, renews: row.renews })
    }),
  )
}
