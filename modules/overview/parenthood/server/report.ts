import type { Sql } from '@school/db'
import { daysBetween } from '@school/texts'
import type { ChildReport, Span } from '../contract/report.ts'
import { listReportDays, listTopics } from './queries.ts'
import { summaryOf } from './rules.ts'

/** What a child has done in a day or a week that begins on `from`, and what is to be said of it. @param today in the same zone */
export async function readReport(
  sql: Sql,
  {
    childId,
    from,
    today,
    span,
    zone,
  }: { childId: number; from: string; today: string; span: Span; zone: string },
): Promise<ChildReport> {
  const period = { childId, from, days: span === 'day' ? 1 : 7, zone }
  const [days, topics] = await Promise.all([listReportDays(sql, period), listTopics(sql, period)])
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0)
  const done = {
    span,
    solved: sum(({ solved }) => solved),
    answers: sum(({ answers }) => answers),
    activeDays: days.filter(({ answers }) => answers > 0).length,
    daysGone: Math.min(period.days, daysBetween(from, today) + 1),
    topics,
  }
  const { solved, answers, activeDays } = done
  return { weekStart: from, days, solved, answers, activeDays, told: summaryOf(done) }
}
