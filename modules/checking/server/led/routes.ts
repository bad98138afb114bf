import { presentDiscipline } from '@school/courses/server'
import { handle } from '@school/kernel/server'
import { classesSql } from '@school/school-classes/server'
import { listGivenTimes, listLedRuns, presentLedRun } from '@school/works/server'
import * as contract from '../../contract/index.ts'
import type { LedWorkCard } from '../../contract/led.ts'
import { accessLedWork } from './access.ts'
import { giveWorkTime } from './give-time.ts'
import { type LedWorkRow, listLedWorks, listWorkGroups, peopleOf } from './queries.ts'
import { hasWindow } from './rules.ts'

const presentCard = (row: LedWorkRow): LedWorkCard => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  subtitle: row.subtitle,
  discipline: presentDiscipline(row),
  grades: row.grades,
  minutes: row.rules.minutes,
  counts: { begun: row.begun, running: row.running, handedIn: row.handedIn, onCheck: row.onCheck },
})

const givenIn = (workId: number) => ({ name: 'of_work', workIds: [workId], classesSql })

export const ledRoutes = [
  handle(contract.listLedWorks, async (ctx) =>
    ctx.viewer.isMethodist ? (await listLedWorks(ctx.sql, ctx.now)).map(presentCard) : [],
  ),

  handle(contract.getLedWork, async (ctx, { params }) => {
    const work = await accessLedWork(ctx, params.workId)
    return {
      ...presentCard(work),
      serverNow: ctx.now.toISOString(),
      can: { giveTime: true, shiftWindow: hasWindow(work.rules), setConditions: true },
    }
  }),

  handle(contract.listLedWorkRuns, async (ctx, { params, query }) => {
    const { id } = await accessLedWork(ctx, params.workId)
    const { rows, total } = await listLedRuns(ctx.sql, peopleOf(id), query.q, query, ctx.now)
    return { rows: rows.map(presentLedRun), total }
  }),

  handle(contract.listLedWorkGroups, async (ctx, { params }) =>
    listWorkGroups(ctx.sql, await accessLedWork(ctx, params.workId)),
  ),

  handle(contract.listLedWorkTime, async (ctx, { params }) => {
    const { id } = await accessLedWork(ctx, params.workId)
    return listGivenTimes(ctx.sql, givenIn(id))
  }),

  handle(contract.giveWorkTime, async (ctx, { params, body }) => {
    const { id } = await giveWorkTime(ctx, params.workId, body)
    return listGivenTimes(ctx.sql, givenIn(id))
  }),
]
