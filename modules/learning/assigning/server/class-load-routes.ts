import { handle } from '@school/kernel/server'
import { addDays, dayIn, instantIn, mondayOf, schoolZone } from '@school/texts'
import { listClassLoads, loadDays } from '../contract/class-load.ts'
import { listLoads } from './class-load-queries.ts'
import { loadOf } from './rules/class-load.ts'

const dayBegins = (day: string): Date => instantIn(day, '00:00', schoolZone)

export const classLoadRoutes = [
  handle(listClassLoads, async (ctx, { query: { schoolClassIds, from: asked, exceptId } }) => {
    const from = asked ?? mondayOf(dayIn(ctx.now))
    const rows = await listLoads(ctx.sql, {
      teacherId: ctx.viewer.id,
      classIds: schoolClassIds ?? null,
      from: dayBegins(from),
      to: dayBegins(addDays(from, loadDays)),
      exceptId: exceptId ?? null,
    })
    return rows.map(({ due, ...own }) => loadOf(own, due, from))
  }),
]
