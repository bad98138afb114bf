import type { Sql } from '@school/db'
import { isCheckedByPerson, taskKinds, type TaskStatus } from '@school/tasks/contract'
import { type WithPolicies, type WorkRules } from '@school/work-rules/server'
import type { JudgedTry, TriedTask } from './rules.ts'
import { disclosedAttemptsSql } from './disclosed.ts'

const byPerson = taskKinds.filter(isCheckedByPerson)

/** Those of the attempts whose results are not disclosed to their pupils yet. */
export async function listUndisclosed(
  ctx: WithPolicies & { sql: Sql },
  attemptIds: readonly number[],
): Promise<number[]> {
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'list_undisclosed_attempts',
    text: `select a.id from attempts a join works w on w.id = a.work_id
      where a.id = any($1::int[]) and w.rules ->> 'mode' = 'exam'
        and not exists (select from (${disclosedAttemptsSql(ctx)}) d where d.attempt_id = a.id)`,
    values: [attemptIds],
  })
  return rows.map(({ id }) => id)
}

export interface ReadTask extends TriedTask {
  attemptId: number
  userId: number
  workId: number
  taskId: number
  isSaved: boolean
  zone: string
}

interface Row extends Pick<
  ReadTask,
  'attemptId' | 'userId' | 'workId' | 'taskId' | 'gaveUp' | 'changedAt' | 'zone'
> {
  rules: Pick<WorkRules, 'mode' | 'tries'> | null
  extraTries: number
  finishedAt: Date | null
  judgedAt: Date | null
  status: TaskStatus
  share: number
  counted: number
  tries: (Omit<JudgedTry, 'at'> & { at: string })[]
}

function read({ rules, extraTries, finishedAt, judgedAt, share, counted, tries, ...row }: Row): ReadTask {
  const isSaved = rules?.mode === 'exam'
  const isOutOfTries = rules?.tries != null && counted >= rules.tries + extraTries
  return {
    ...row,
    isSaved,
    isEnding: rules !== null,
    isOver: row.gaveUp || share >= 1 || isOutOfTries || finishedAt !== null,
    tries: tries.map(({ at, ...known }) => ({ ...known, at: new Date(at) })),
    resultsAt: isSaved ? judgedAt : null,
  }
}

/**
 * Tasks of pupils' attempts that were tried or given up. Excluded are tasks checked by people (the review says what was wrong, and no twin
 * of them can be judged at once), twins, and answers saved in an exam that are not judged yet.
 */
export async function listTriedTasks(sql: Sql, attemptIds: readonly number[]): Promise<ReadTask[]> {
  const { rows } = await sql.query<Row>({
    name: 'list_tried_tasks',
    text: `select a.id as "attemptId", a.user_id as "userId", a.work_id as "workId", s.task_id as "taskId", u.timezone as zone, w.rules,
        a.extra_tries as "extraTries", a.finished_at as "finishedAt", a.judged_at as "judgedAt", s.status, s.share::float8 as share,
        s.tries - s.returns as counted, s.gave_up as "gaveUp", s.updated_at as "changedAt", coalesce(g.tries, '[]') as tries
      from attempts a
      join works w on w.id = a.work_id and w.kind <> 'mistake'
      join users u on u.id = a.user_id and u.type = 'pupil' and u.leaving_at is null
      join task_states s on s.attempt_id = a.id and (s.tries > 0 or s.gave_up)
      join tasks t on t.id = s.task_id and t.kind <> all($2::text[])
      left join lateral (
        select json_agg(json_build_object('number', try_number, 'outcome', verdict ->> 'outcome', 'at', answered_at) order by try_number) as tries
        from answers where attempt_id = a.id and task_id = s.task_id and verdict is not null
        /* never null: tries[].outcome because every verdict has one */
      ) g on true
      where a.id = any($1::int[]) and (w.rules ->> 'mode' is distinct from 'exam' or a.judged_at is not null)`,
    values: [attemptIds, byPerson],
  })
  return rows.map(read)
}
