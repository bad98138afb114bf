import { addDays, daysBetween, instantIn } from '@school/texts'
import { idsIn, type TodayItem, type TodaySource } from '@school/today/server'
import { leastTasks } from '../contract/metric.ts'
import { type Standing, standingsOf } from './present.ts'
import { listOfPupil } from './queries.ts'
import { says } from './ru.ts'
import { stepOf } from './step.ts'

/** At most so many goals are in the plan of a day. */
const shownAtOnce = 2
const minutesOfTask = 2
const usualMinutes = 15
const mostTasks = 15
/** A rehearsal takes half a day: it is in the plan only when none was written for so long. */
const examEveryDays = 14

/** How many tasks of today keep it on schedule; 1 for metrics that do not count tasks. */
export function shareOfToday({ row, measure, today }: Standing): number {
  const days = Math.max(1, daysBetween(today, row.dueOn) + 1)
  const left =
    row.metric === 'tasks'
      ? row.target - measure.amount
      : row.metric === 'percent'
        ? leastTasks - measure.total
        : row.metric === 'skills'
          ? 5 * days
          : 1
  return Math.min(mostTasks, Math.max(row.metric === 'percent' ? 5 : 1, Math.ceil(left / days)))
}

const isOfTasks = ({ metric }: Standing['row']): boolean =>
  metric === 'tasks' || metric === 'percent' || metric === 'skills'

/** Goals of marks are skipped: homeworks are in the plan anyway. */
function isAskedToday(standing: Standing): boolean {
  const { row, measure, state, today } = standing
  if (state !== 'active' || row.metric === 'mark') return false
  if (row.metric === 'exam') {
    const since = addDays(today, -examEveryDays)
    return row.rehearsalId !== null && ![...measure.days.keys()].some((day) => day > since)
  }
  return (measure.days.get(today)?.done ?? 0) < shareOfToday(standing)
}

function itemOf(standing: Standing): TodayItem {
  const { row } = standing
  const share = shareOfToday(standing)
  const title =
    row.metric === 'exam' ? says.today.exam : isOfTasks(row) ? says.today.tasks(share) : says.today.practice
  const minutes =
    row.metric === 'minutes'
      ? row.dailyMinutes!
      : isOfTasks(row)
        ? Math.max(5, share * minutesOfTask)
        : usualMinutes
  const discipline =
    row.disciplineKey === null
      ? null
      : { key: row.disciplineKey, title: row.disciplineTitle!, hue: row.disciplineHue! }
  const reason = says.reason(row)
  return {
    key: `objective:${row.id}`,
    kind: 'later',
    title,
    note: reason,
    url: stepOf(row)!.url,
    at: null,
    plan: { thing: 'objective', minutes, xp: null, reason, discipline },
  }
}

/** Days on which so much was done as their share would be now. */
const doneDays = (standing: Standing): string[] => {
  const share = isOfTasks(standing.row) ? shareOfToday(standing) : 1
  return [...standing.measure.days].filter(([, { done }]) => done >= share).map(([day]) => day)
}

/** The goals with the nearest due days, each with its share of today. */
export const objectivesToday: TodaySource = {
  read: async (ctx) => {
    const rows = await listOfPupil(ctx.sql, ctx.viewer.id, ['active'])
    if (rows.length === 0) return []
    const standings = (await standingsOf(ctx, rows)).filter(isAskedToday)
    return standings
      .toSorted((a, b) => a.row.dueOn.localeCompare(b.row.dueOn) || a.row.id - b.row.id)
      .slice(0, shownAtOnce)
      .map(itemOf)
  },
  findDone: async (ctx, keys, since) => {
    const ids = idsIn(keys, 'objective')
    if (ids.length === 0) return []
    const rows = await listOfPupil(ctx.sql, ctx.viewer.id, ['active', 'claimed'])
    const standings = await standingsOf(
      ctx,
      rows.filter(({ id }) => ids.includes(id)),
    )
    return standings.flatMap((standing) => {
      const key = `objective:${standing.row.id}`
      if (standing.state === 'claimed') return [{ key, at: standing.row.closedAt! }]
      return doneDays(standing)
        .map((day) => ({ key, at: instantIn(day, '23:59', standing.row.zone) }))
        .filter(({ at }) => at >= since)
    })
  },
}
