import { teacherNameSql } from '@school/names/server'
import { type Ctx, listPage } from '@school/kernel/server'
import type { Regrading } from '../../contract/shown-regrading.ts'
import { mayBeUndoneSql } from '../decide.ts'
import { workNamesSql } from '@school/work-rules/server'

type Moments = 'createdAt' | 'decidedAt' | 'finishedAt' | 'undoneAt'

interface RegradingRow extends Omit<Regrading, Moments | 'task' | 'can'> {
  taskId: number
  taskTitle: string
  createdAt: Date
  decidedAt: Date | null
  finishedAt: Date | null
  undoneAt: Date | null
  mayUndo: boolean
}

const regradingsSql = (
  ctx: Ctx,
) => `select r.id, r.task_id as "taskId", t.title as "taskTitle", r.state, r.held_for as "heldFor",
    r.created_at as "createdAt", r.decided_at as "decidedAt", ${teacherNameSql('d')} as "decidedBy", r.finished_at as "finishedAt",
    r.answers_seen as "answersSeen", case when r.state = 'waiting' then (select count(*)::int from work_tasks wt join attempts a on a.work_id = wt.work_id
      join answers n on n.attempt_id = a.id and n.task_id = wt.task_id where wt.task_id = r.task_id) else r.answers_seen end as "answersTotal",
    r.answers_changed as "answersChanged", r.attempts_changed as "attemptsChanged", r.undoes,
    (select u.created_at from regradings u where u.undoes = r.id) as "undoneAt", ${mayBeUndoneSql} as "mayUndo",
    array(select distinct n.title from work_tasks wt join (${workNamesSql(ctx)}) n on n.work_id = wt.work_id
      where wt.task_id = r.task_id order by 1 limit 5) as works
  from regradings r join tasks t on t.id = r.task_id left join users d on d.id = r.decided_by`

const present = ({ taskId, taskTitle, mayUndo, ...row }: RegradingRow): Regrading => ({
  id: row.id,
  task: { id: taskId, title: taskTitle },
  works: row.works,
  state: row.state,
  heldFor: row.heldFor,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy,
  finishedAt: row.finishedAt?.toISOString() ?? null,
  answersSeen: row.answersSeen,
  answersTotal: Math.max(row.answersSeen, row.answersTotal),
  answersChanged: row.answersChanged,
  attemptsChanged: row.attemptsChanged,
  undoes: row.undoes,
  undoneAt: row.undoneAt?.toISOString() ?? null,
  can: { decide: row.state === 'held', undo: mayUndo },
})

/** Order: those that wait for a decision, then those the job has not finished, then the latest. */
export async function listRegradings(ctx: Ctx, paging: { page: number; limit: number }) {
  const { rows, total } = await listPage<RegradingRow>(ctx.sql, paging, (limit, offset) => ({
    name: 'list_regradings',
    text: `select found.*, (select count(*)::int from regradings) as total
      from (${regradingsSql(ctx)} where r.id in (
        select id from regradings order by state = 'held' desc, state = 'waiting' desc, id desc limit $1 offset $2
      )) found
      order by state = 'held' desc, state = 'waiting' desc, id desc`,
    values: [limit, offset],
  }))
  return { rows: rows.map(present), total }
}

export async function findRegrading(ctx: Ctx, id: number): Promise<Regrading | undefined> {
  const { rows } = await ctx.sql.query<RegradingRow>({
    name: 'find_shown_regrading',
    text: `${regradingsSql(ctx)} where r.id = $1`,
    values: [id],
  })
  return rows.map(present)[0]
}

/** How many regradings wait for a decision. */
export async function countHeldRegradings({ sql }: Ctx): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_held_regradings',
    text: `select count(*)::int as count from regradings where state = 'held'`,
    values: [],
  })
  return rows[0]!.count
}
