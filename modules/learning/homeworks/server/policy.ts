import { link, site } from '@school/routes'
import type { WorkPolicy } from '@school/work-rules/server'
import { refuse } from './access.ts'
import { reopenCopy } from './copy-actions.ts'
import { findCopyOfWork } from './copy-queries.ts'
import { findStandingOfWork } from './queries.ts'
import { isOver } from './rules/copy.ts'
import { webinarStateOf } from '../contract/webinar.ts'
import { says } from './ru.ts'

/** A started homework may be continued until the teacher closes it; at a webinar, while it is open. */
export const homeworkPolicy: WorkPolicy = {
  kind: 'homework',
  title: says.work,
  secrecy: 'taught',
  promise: 'soon',
  namesSql: 'select work_id, title from homeworks',
  places: {
    sql: 'select work_id, discipline_id, array[id] as path from homeworks',
    url: (id) => link(site.lms.homework, { homework_id: id }),
  },
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
    // After the webinar it is an ordinary homework: late `save` requests come from a page of the webinar.
    if (state === 'closed' && act === 'save') throw refuse('webinar_homework_closed')
  },
}
