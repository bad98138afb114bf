import { listNotBegun } from '@school/assigning/server'
import type { Ctx } from '@school/kernel/server'
import { dayIn, daysBetween, schoolYearOf, yearBeginsAt } from '@school/texts'
import { readTeacherFeed } from '@school/today/server'
import type { DashboardClass, TeacherDashboard } from '../contract/dashboard.ts'
import { listTaughtFacts, type TaughtFactRow } from './class-queries.ts'
import { needsOf } from './need.ts'

/** Classes of a teacher with how many of each need help, by the same rule as on the page of the class. */
function classesOf(rows: readonly TaughtFactRow[], now: Date): DashboardClass[] {
  const today = dayIn(now)
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((own) => ({
    id: own[0]!.id,
    name: own[0]!.name,
    pupils: own.filter(({ hasCome }) => hasCome !== null).length,
    needy: own.filter(({ hasCome, lastVisitAt, ...facts }) => {
      if (hasCome === null) return false
      const daysAway = lastVisitAt && daysBetween(dayIn(lastVisitAt), today)
      return needsOf({ ...facts, hasCome, daysAway }).length > 0
    }).length,
  }))
}

/** The day of a teacher: what is today, who has not begun, whose help is wanted. */
export async function readDashboard(ctx: Ctx): Promise<TeacherDashboard> {
  const asked = { teacherId: ctx.viewer.id, since: yearBeginsAt(schoolYearOf(ctx.now)), now: ctx.now }
  const [feed, notBegun, facts] = await Promise.all([
    readTeacherFeed(ctx),
    listNotBegun(ctx.sql, ctx.viewer.id, ctx.now),
    listTaughtFacts(ctx.sql, asked),
  ])
  return {
    lines: feed.map(({ at: _, ...line }) => line),
    notBegun: notBegun.map(({ dueAt, ...row }) => ({ ...row, dueAt: dueAt.toISOString() })),
    classes: classesOf(facts, ctx.now),
    serverNow: ctx.now.toISOString(),
  }
}
