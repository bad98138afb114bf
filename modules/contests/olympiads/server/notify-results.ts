import type { Sql } from '@school/db'
import { notify } from '@school/notifications/server'
import { link, site } from '@school/routes'
import type { Award } from '../contract/olympiad.ts'
import { inBell } from './ru-bell.ts'

interface ResultRow {
  userId: number
  olympiadId: number
  title: string
  stage: string
  award: Award | null
}

/** Notifies everybody whose work is in the table of a stage that it is published, and of their diploma. */
export async function notifyResults(
  unit: { readonly sql: Sql; readonly now: Date },
  stageId: number,
): Promise<void> {
  const { rows } = await unit.sql.query<ResultRow>({
    name: 'list_olympiad_results_to_notify',
    text: `select p.user_id as "userId", o.id as "olympiadId", o.title, s.title as stage, p.award
      from olympiad_participations p join olympiad_stages s on s.id = p.stage_id join olympiads o on o.id = s.olympiad_id
      where p.stage_id = $1 and not p.is_virtual
        and exists (select from attempts a where a.work_id = p.work_id and a.user_id = p.user_id and a.number = 1 and a.finished_at is not null)
      order by p.user_id`,
    values: [stageId],
  })
  await notify(
    unit,
    rows.map(({ userId, olympiadId, title, stage, award }) => ({
      userId,
      kind: 'olympiad',
      title: inBell.results(title),
      text: inBell.award(stage, award),
      url: link(site.lms.olympiad, { olympiad_id: olympiadId }),
      cause: `olympiad-results:${stageId}`,
    })),
  )
}
