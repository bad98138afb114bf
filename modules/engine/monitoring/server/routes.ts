import { presentDiscipline } from '@school/disciplines/server'
import { handle, TableFile } from '@school/kernel/server'
import { classesSql } from '@school/school-classes/server'
import { listGivenTimes } from './given-times.ts'
import { everyMonitoredAttempt, listMonitoredAttempts, presentMonitoredAttempt } from './attempts.ts'
import { monitoredAttemptsFile } from './attempts-file.ts'
import * as contract from '../contract/index.ts'
import type { MonitoredWorkCard } from '../contract/endpoints.ts'
import { accessMonitoredWork } from './access.ts'
import { givenTimesTable } from './given-times-file.ts'
import { giveWorkTime } from './give-time.ts'
import {
  listMonitoredWorks,
  listWorkGroups,
  type MonitoredWorkRow,
  monitoredWorksSql,
  peopleOf,
} from './queries.ts'
import { words } from './ru.ts'
import { hasWindow } from './rules.ts'

const presentCard = (row: MonitoredWorkRow): MonitoredWorkCard => ({
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

export const routes = [
  handle(contract.listMonitoredWorks, async (ctx) =>
    ctx.viewer.isMethodist
      ? (await listMonitoredWorks(ctx.sql, monitoredWorksSql(ctx), ctx.now)).map(presentCard)
      : [],
  ),

  handle(contract.getMonitoredWork, async (ctx, { params }) => {
    const work = await accessMonitoredWork(ctx, params.workId)
    return {
      ...presentCard(work),
      serverNow: ctx.now.toISOString(),
      can: { giveTime: true, shiftWindow: hasWindow(work.rules), setConditions: true },
    }
  }),

  handle(contract.listMonitoredWorkAttempts, async (ctx, { params, query }) => {
    const { id } = await accessMonitoredWork(ctx, params.workId)
    const { rows, total } = await listMonitoredAttempts(ctx.sql, peopleOf(id), query.q, query, ctx.now)
    return { rows: rows.map(presentMonitoredAttempt), total }
  }),

  handle(contract.saveMonitoredWorkAttempts, async (ctx, { params, query: { format, q } }) => {
    const { id, title, subtitle } = await accessMonitoredWork(ctx, params.workId)
    async function* rows() {
      for await (const part of everyMonitoredAttempt(ctx.sql, peopleOf(id), q, ctx.now))
        yield part.map(presentMonitoredAttempt)
    }
    return monitoredAttemptsFile({ format, name: `${title}, ${subtitle}`, rows: rows() })
  }),

  handle(contract.listMonitoredWorkGroups, async (ctx, { params, query: { q } }) =>
    listWorkGroups(ctx.sql, await accessMonitoredWork(ctx, params.workId), q.nameCont ?? null),
  ),

  handle(contract.listMonitoredWorkTime, async (ctx, { params }) => {
    const { id } = await accessMonitoredWork(ctx, params.workId)
    return listGivenTimes(ctx.sql, givenIn(id))
  }),

  handle(contract.saveMonitoredWorkTime, async (ctx, { params, query: { format } }) => {
    const { id, title } = await accessMonitoredWork(ctx, params.workId)
    const given = await listGivenTimes(ctx.sql, givenIn(id))
    return new TableFile({ format, name: `${title}, ${words.given.title}`, ...givenTimesTable(given) })
  }),

  handle(contract.giveWorkTime, async (ctx, { params, body }) => {
    const { id } = await giveWorkTime(ctx, params.workId, body)
    return listGivenTimes(ctx.sql, givenIn(id))
  }),
]
