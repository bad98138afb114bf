import type { Database } from '@school/db'
import type { Response, Verdict } from '@school/tasks/contract'
import { check, isVerdict, xpFor } from '@school/tasks/server'
import { inVariant, type SpecimenTask } from '../../bench/pupils.ts'

/** An answer as stored in the database, with its value by the rules. */
export interface Held {
  userId: number
  number: number
  taskId: number
  isExam: boolean
  tryNumber: number
  response: Response
  /** As the server judged it, 0–1. */
  share: number | null
  /** As the rules judge it. */
  rightShare: number
  /** XP of a single try, by the rules. */
  worthXp: number
  /** In hundredths. */
  worthPoints: number
}

interface Row extends Omit<Held, 'share' | 'rightShare' | 'worthXp' | 'worthPoints'> {
  verdict: Verdict | null
  task: SpecimenTask
  renews: boolean
  availableXp: number
  maxScore: number
}

function weigh({ task, renews, availableXp, maxScore, verdict, ...row }: Row): Held {
  const { rubric } = inVariant(task, { ...row, renews })
  const judged = check(rubric, row.response)
  const rightShare = isVerdict(judged) ? judged.share : 0
  const only = { available: availableXp, share: rightShare, tryNumber: 1, hintsUsed: 0, gaveUp: false }
  return {
    ...row,
    share: verdict?.share ?? null,
    rightShare,
    worthXp: xpFor(only),
    worthPoints: Math.round(100 * maxScore * rightShare),
  }
}

/** All answers of these people. */
export async function listHeld({ pool }: Database, userIds: readonly number[]): Promise<Held[]> {
  const { rows } = await pool.query<Row>(
    `select a.user_id as "userId", a.number, w.task_id as "taskId", k.kind <> 'practice' as "isExam", w.try_number as "tryNumber",
       w.response, w.verdict,
       json_build_object('id', t.id, 'question', t.question, 'rubric', t.rubric, 'recipe', t.recipe, 'hints', t.hints,
         'solutionHtml', t.solution_html, 'contentHash', t.content_hash) as task,
       (k.rules is null or coalesce((k.rules ->> 'renews')::boolean, false)) as renews, t.available_xp as "availableXp", t.max_score as "maxScore"
     from answers w join attempts a on a.id = w.attempt_id join works k on k.id = a.work_id join tasks t on t.id = w.task_id
     where a.user_id = any($1) order by a.user_id, a.number, w.task_id, w.try_number`,
    [userIds],
  )
  return rows.map(weigh)
}

export interface HeldAttempt {
  userId: number
  number: number
  isExam: boolean
  isOpen: boolean
  points: number | null
  /** As the pupil is shown it. */
  shownXp: number
}

export async function listAttempts({ pool }: Database, userIds: readonly number[]): Promise<HeldAttempt[]> {
  const { rows } = await pool.query<HeldAttempt>(
    `select a.user_id as "userId", a.number, k.kind <> 'practice' as "isExam",
       a.judged_at is null and a.deadline_at is not null as "isOpen", a.points,
       (select coalesce(sum(s.xp), 0)::int from task_states s where s.attempt_id = a.id) as "shownXp"
     from attempts a join works k on k.id = a.work_id where a.user_id = any($1) order by 1, 2`,
    [userIds],
  )
  return rows
}

export interface TaskXp {
  userId: number
  taskId: number
  /** In the ledger. */
  paid: number
  /** As the pupil is shown it. */
  shown: number
}

/** XP of tasks in the ledger and on the screens. */
export async function listXp({ pool }: Database, userIds: readonly number[]): Promise<TaskXp[]> {
  const { rows } = await pool.query<TaskXp>(
    `select user_id as "userId", task_id as "taskId", sum(paid)::int as paid, sum(shown)::int as shown from (
       select user_id, source_id as task_id, amount as paid, 0 as shown from reward_transactions
       where currency = 'xp' and source_type = 'task' and user_id = any($1)
       union all
       select a.user_id, s.task_id, 0, s.xp from task_states s join attempts a on a.id = s.attempt_id where a.user_id = any($1)
     ) xp group by 1, 2 order by 1, 2`,
    [userIds],
  )
  return rows
}

/** @returns the number of open attempts with a time limit */
export const countOpenAttempts = async (database: Database, userIds: readonly number[]): Promise<number> =>
  (await listAttempts(database, userIds)).filter(({ isOpen }) => isOpen).length
