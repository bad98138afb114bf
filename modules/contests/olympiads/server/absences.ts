import { type Ctx, handle } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { accessParticipation } from './access.ts'
import { isUnderWay } from '../contract/stage-times.ts'

/** Maximum per attempt; more entries add no information. */
const mostKept = 300

/** Recorded only for an official attempt under way, and never from before its start. @throws participation_not_found */
async function keepAbsence(ctx: Ctx, participationId: number, seconds: number): Promise<void> {
  const mine = await accessParticipation(ctx, participationId)
  if (mine.isVirtual || !mine.startedAt || !isUnderWay(mine, ctx.now)) return
  const leftAt = new Date(Math.max(mine.startedAt.getTime(), ctx.now.getTime() - seconds * 1000))
  await ctx.sql.query({
    name: 'keep_olympiad_absence',
    text: `insert into olympiad_absences (participation_id, left_at, seconds) select $1, $2, $3
      where (select count(*) from olympiad_absences where participation_id = $1) < ${mostKept}`,
    values: [participationId, leftAt, seconds],
  })
}

export const absenceRoutes = [
  handle(contract.noteAbsence, async (ctx, { params, body }) => {
    await keepAbsence(ctx, params.participationId, body.seconds)
    return null
  }),
]
