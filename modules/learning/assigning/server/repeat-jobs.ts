import type { Unit } from '@school/db'
import type { JobContext, WalkingJob } from '@school/kernel/server'
import { addDays, dayIn, daysBetween, instantIn, schoolZone, weekdayOf } from '@school/texts'
import { putWork } from '@school/works/server'
import { type WorkRules } from '@school/work-rules/server'
import { giveCopy } from '@school/homeworks/server'
import { findRepeat, listRepeatsOn } from './kept-queries.ts'
import { movedBy } from './rules/repeat.ts'

const usualHour = '08:00'
type Given = Unit & Pick<JobContext, 'now'>

interface PatternRow {
  id: number
  rules: WorkRules
  taskIds: number[]
  softDeadlineAt: Date | null
}

/** The sets of a pattern with their works: the ordinary one first. */
async function listPatterns({ sql }: Given, homeworkId: number): Promise<PatternRow[]> {
  const { rows } = await sql.query<PatternRow>({
    name: 'list_repeated_sets',
    text: `select h.id, w.rules, h.soft_deadline_at as "softDeadlineAt",
        array(select task_id from work_tasks where work_id = w.id order by position) as "taskIds"
      from homeworks h join works w on w.id = h.work_id and w.rules is not null
      where h.id = $1 or h.base_id = $1 order by h.base_id nulls first, h.id`,
    values: [homeworkId],
  })
  return rows
}

/** Copies it for the same pupils, moved by a number of days: it opens in the morning of its day. @returns its id */
async function giveSet(
  unit: Given,
  { id, rules, taskIds, softDeadlineAt }: PatternRow,
  { day, days, baseId }: { day: string; days: number; baseId: number | null },
): Promise<number> {
  const opensAt =
    rules.opensAt === null
      ? instantIn(day, usualHour, schoolZone).toISOString()
      : movedBy(rules.opensAt, days)
  const moved = { ...rules, opensAt, closesAt: movedBy(rules.closesAt, days) }
  const workId = await putWork(unit.db, `homework:repeat/${id}/${day}`, 'homework', taskIds, moved)
  const movedSoft = movedBy(softDeadlineAt?.toISOString() ?? null, days)
  return giveCopy(unit, id, { workId, baseId, softDeadlineAt: movedSoft })
}

/** Gives the homework for a day. Idempotent. */
async function giveOn(unit: Given, homeworkId: number, day: string): Promise<void> {
  const repeat = await findRepeat(unit.sql, homeworkId)
  if (!repeat || day <= repeat.firstOn || day > repeat.untilOn || !repeat.weekdays.includes(weekdayOf(day)))
    return
  const { rowCount } = await unit.sql.query({
    name: 'note_repeat_day',
    text: 'insert into homework_repeat_days (homework_id, day) values ($1, $2) on conflict do nothing',
    values: [homeworkId, day],
  })
  if (rowCount !== 1) return
  const days = daysBetween(repeat.firstOn, day)
  let baseId: number | null = null
  for (const pattern of await listPatterns(unit, homeworkId)) {
    const given = await giveSet(unit, pattern, { day, days, baseId })
    baseId ??= given
  }
}

const daysOf = (now: Date): string[] => [dayIn(now), addDays(dayIn(now), 1)]

/** Weekly homeworks: the next one is created the evening before, and opens in the morning. */
export const repeatHomeworks: WalkingJob = {
  name: 'repeat-homeworks',
  schedule: '10 * * * *',
  summary: 'Gives repeated homeworks for tomorrow, and for today if yesterday’s run was missed',
  list: (ctx, from) => listRepeatsOn(ctx.sql, daysOf(ctx.now), from),
  each: async (ctx, homeworkIds) => {
    for (const homeworkId of homeworkIds)
      for (const day of daysOf(ctx.now)) await giveOn(ctx, homeworkId, day)
  },
}
