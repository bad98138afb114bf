import { link, site } from '@school/routes'
import type { WorkPolicy } from '@school/work-rules/server'
import { certifyPart } from './certificates.ts'
import { findParticipationOfWork, findStage } from './queries.ts'
import { areResultsMine } from './rules/index.ts'
import { says } from './ru.ts'

/** An attempt that has begun continues; its result is shown when the results of all are shown. */
export const olympiadPolicy: WorkPolicy = {
  kind: 'olympiad',
  title: says.work,
  secrecy: 'after_results',
  promise: 'working_days',
  namesSql: `select named.work_id, o.title || '. ' || s.title as title from olympiad_grades g
    join olympiad_stages s on s.id = g.stage_id join olympiads o on o.id = s.olympiad_id,
    unnest(array[g.work_id, g.practice_work_id]) named (work_id)`,
  places: {
    sql: `select named.work_id, o.discipline_id, array[o.id] as path from olympiad_grades g
      join olympiad_stages s on s.id = g.stage_id join olympiads o on o.id = s.olympiad_id,
      unnest(array[g.work_id, g.practice_work_id]) named (work_id)`,
    url: (id) => link(site.lms.olympiad, { olympiad_id: id }),
  },
  // The same rule as `areResultsMine`.
  disclosedSql: `select a.id as attempt_id from attempts a
    join olympiad_participations p on p.work_id = a.work_id and p.user_id = a.user_id join olympiad_stages s on s.id = p.stage_id
    where a.judged_at is not null and (p.is_virtual or s.published_at is not null or s.results_at is null)`,
  jury: {
    stepsSql: `select g.work_id, s.arbiter_step as step from olympiad_grades g join olympiad_stages s on s.id = g.stage_id`,
    // Answers out of the contest are checked by the same jury.
    expertsSql: `select w.id as work_id, x.user_id from olympiad_experts x join olympiad_grades g on g.stage_id = x.stage_id
      join works w on w.id in (g.work_id, g.practice_work_id) where x.dismissed_at is null`,
  },
  async hidesResult(ctx, { workId, userId }) {
    const mine = await findParticipationOfWork(ctx.sql, workId, userId)
    const stage = mine && (await findStage(ctx.sql, mine.stageId))
    return !stage || !areResultsMine(stage, mine.isVirtual)
  },
  async finished(ctx, { workId, userId }) {
    const mine = await findParticipationOfWork(ctx.sql, workId, userId)
    if (mine && !mine.isVirtual) await certifyPart(ctx, mine.stageId, userId)
  },
}
