import { type Ctx, refusals } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { workErrors } from '@school/works/contract'
import type { PolicyAttempt, SolvedAct, WorkPolicy } from '@school/work-rules/server'
import { skillErrors } from '../contract/errors.ts'
import { countAnswer } from './counting.ts'
import { isCheck } from './rules/session.ts'
import {
  findUnderWay,
  type GivenRow,
  isTaskGiven,
  listGiven,
  lockUnderWay,
  type SessionRow,
} from './session-queries.ts'
import { says } from './ru.ts'

const refuse = refusals({ ...workErrors, ...skillErrors })

interface Current {
  session: SessionRow
  given: GivenRow
}

/** The task of the session in progress that waits for an answer, locked. @throws session_finished, task_not_found */
async function lockCurrent(ctx: Ctx, { workId }: PolicyAttempt, taskId: number | null): Promise<Current> {
  const session = await lockUnderWay(ctx.sql, ctx.viewer.id)
  if (!session) throw refuse('session_finished')
  const given = (await listGiven(ctx.sql, session.id)).at(-1)
  if (!given || given.taskId !== taskId || given.workId !== workId) throw refuse('task_not_found')
  return { session, given }
}

/** Only the task given by the session may be solved in a pool, and it counts for the skill. */
export const skillPolicy: WorkPolicy = {
  kind: 'skill',
  title: says.work,
  secrecy: 'taught',
  promise: 'soon',
  namesSql: 'select work_id, title from skills',
  places: {
    sql: 'select work_id, discipline_id, array[id] as path from skills',
    url: (id) => link(site.lms.skillPractice, { skill_id: id }),
  },

  async look(ctx, { workId }, taskId) {
    if (taskId !== null && !(await isTaskGiven(ctx.sql, ctx.viewer.id, workId, taskId)))
      throw refuse('task_not_found')
  },

  async givesHints(ctx) {
    const session = await findUnderWay(ctx.sql, ctx.viewer.id)
    return !session || !isCheck(session.mode)
  },

  async solve(ctx, attempt, act, taskId) {
    // The session selects tasks, so it alone restarts the pool.
    if (act === 'finish') throw refuse('attempt_endless')
    const { session, given } = await lockCurrent(ctx, attempt, taskId)
    if (given.outcome !== null) throw refuse('task_closed')
    if (act === 'hint' && isCheck(session.mode)) throw refuse('no_help_in_check')
  },

  async solved(ctx, attempt, done: SolvedAct) {
    const { session, given } = await lockCurrent(ctx, attempt, done.taskId)
    await countAnswer(ctx, session, given, done)
  },
}
