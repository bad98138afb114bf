import type { Sql } from '@school/db'
import { link, site } from '@school/routes'
import type { WorkPlace, WorkPolicy } from '@school/works/server'
import { refuse } from './access.ts'
import { reopenCopy } from './copy-actions.ts'
import { findCopyOfWork } from './copy-queries.ts'
import { findStandingOfWork } from './queries.ts'
import { isOver } from './rules/copy.ts'
import { webinarStateOf } from './rules/webinar.ts'
import { says } from './ru.ts'

async function findPlaces(sql: Sql, workIds: readonly number[]): Promise<WorkPlace[]> {
  const { rows } = await sql.query<{ workId: number; disciplineId: number | null; id: number }>({
    name: 'find_places_of_homeworks',
    text: `select work_id as "workId", discipline_id as "disciplineId", id from homeworks where work_id = any($1::int[])`,
    values: [workIds],
  })
  return rows.map(({ workId, disciplineId, ...row }) => ({
    workId,
    disciplineId,
    url: link(site.lms.homework, { homework_id: row.id }),
  }))
}

/** Whoever has begun goes on until the teacher closes it; at a webinar, while it is open. */
export const homeworkPolicy: WorkPolicy = {
  kind: 'homework',
  title: says.work,
  secrecy: 'taught',
  promise: 'soon',
  namesSql: 'select work_id, title from homeworks',
  places: findPlaces,
  returning: {
    async mayGoOn(ctx, { workId, userId }) {
      const copy = await findCopyOfWork(ctx.sql, workId, userId, ctx.now)
      return copy !== undefined && !isOver(copy, ctx.now)
    },
    async reopen(ctx, { workId, userId }) {
      const copy = await findCopyOfWork(ctx.sql, workId, userId, ctx.now)
      if (!copy || isOver(copy, ctx.now)) throw refuse('homework_over')
      await reopenCopy(ctx, copy, userId)
    },
  },
  async solve(ctx, { workId }, act) {
    if (act === 'finish') return
    const homework = await findStandingOfWork(ctx.sql, workId)
    if (!homework) throw refuse('homework_not_found')
    if (homework.closedAt !== null) throw refuse('homework_closed')
    const state = homework.webinar && webinarStateOf(homework.webinar)
    if (state === 'waiting') throw refuse('webinar_homework_not_open')
    // From then on it is a homework like any other: what is still being saved comes from a page of the webinar.
    if (state === 'closed' && act === 'save') throw refuse('webinar_homework_closed')
  },
}
