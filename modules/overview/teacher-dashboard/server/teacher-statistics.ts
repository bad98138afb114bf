import { type Ctx, refusals } from '@school/kernel/server'
import { accessTaughtClass } from '@school/school-classes/server'
import { dayIn, daysBetween, percentOf } from '@school/texts'
import { statisticsErrors } from '../contract/errors.ts'
import {
  type ComparedDays,
  faultOfDays,
  instantsOf,
  ownDays,
  periodOn,
} from '../contract/statistics-period.ts'
import type { PupilStatistics, StatisticsWanted, TeacherStatistics } from '../contract/teacher-statistics.ts'
import { meanOf } from './mean.ts'
import { findParallel } from './parallel-queries.ts'
import {
  findChoices,
  findTeacherStatistics,
  type HomeworksRow,
  listHomeworksInTime,
  type PupilRow,
  type StatisticsRow,
} from './teacher-statistics-queries.ts'
import {
  byTrouble,
  changeOf,
  compareWith,
  daysOf,
  isByDays,
  levelsOf,
  mondaysOf,
  withoutClass,
} from './teacher-statistics-rules.ts'

const refuse = refusals(statisticsErrors)

/** @throws statistics_days_missing, statistics_days_order, statistics_days_too_long */
function daysAsked({ period, from, to }: StatisticsWanted, today: string): ComparedDays {
  if (period !== 'own') return periodOn(period, today)
  if (from === undefined || to === undefined) throw refuse('statistics_days_missing')
  const fault = faultOfDays({ from, to })
  if (fault) throw refuse(`statistics_days_${fault}`)
  return ownDays({ from, to })
}

function presentPupil(
  { tasks, first, tasksBefore, firstBefore, ...row }: PupilRow,
  homeworks: HomeworksRow | undefined,
): PupilStatistics {
  return {
    ...row,
    homeworks: homeworks?.given ?? 0,
    homeworksInTime: homeworks?.inTime ?? 0,
    tasks,
    percent: percentOf(first, tasks),
    change: changeOf({ tasks, first }, { tasks: tasksBefore, first: firstBefore }),
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

/** Days and weeks without a solved task are included as zeros. */
function presentActivity({ days, weeks }: StatisticsRow, span: ComparedDays): TeacherStatistics['activity'] {
  const isDays = isByDays(daysBetween(span.from, span.to) + 1)
  const known = new Map(
    isDays ? days.map(({ day, pupils }) => [day, pupils]) : weeks.map((week) => [week.monday, week.pupils]),
  )
  const all = isDays ? daysOf(span) : mondaysOf(span)
  return {
    by: isDays ? 'day' : 'week',
    rows: all.map((day) => ({ day, pupils: known.get(day) ?? 0 })),
  }
}

/** @throws school_class_not_found, and refusals of days */
export async function readTeacherStatistics(ctx: Ctx, wanted: StatisticsWanted): Promise<TeacherStatistics> {
  const { sql, now, viewer } = ctx
  const span = daysAsked(wanted, dayIn(now))
  const chosen =
    wanted.schoolClassId === undefined ? null : await accessTaughtClass(ctx, wanted.schoolClassId)
  const classId = chosen?.id ?? null
  const { classes, subjects } = await findChoices(sql, { teacherId: viewer.id, classId })
  const subject = subjects.find(({ key }) => key === wanted.subject)?.key ?? null
  const { from, until } = instantsOf(span)
  const before = span.before && instantsOf(span.before)
  const asked = {
    classIds: classId === null ? classes.map(({ id }) => id) : [classId],
    subject,
    from,
    until,
  }
  const [facts, homeworks, parallel] = await Promise.all([
    findTeacherStatistics(sql, {
      ...asked,
      beforeFrom: before?.from ?? null,
      beforeUntil: before?.until ?? null,
    }),
    listHomeworksInTime(sql, { ...asked, now }),
    classId === null ? null : findParallel(sql, { classId, teacherId: viewer.id, subject, from, until }),
  ])
  const { pupils: rows, weeks, themes } = facts
  const active = rows.filter(({ tasks }) => tasks > 0)
  const percent = meanOf(active.flatMap(({ first, tasks }) => percentOf(first, tasks) ?? []))
  const tasks = sumOf(rows.map((row) => row.tasks))
  const own = { pupils: rows.length, active: active.length, tasks, percent }
  const homeworksOf = new Map(homeworks.map((row) => [row.userId, row]))
  const percentOfWeek = new Map(weeks.map((week) => [week.monday, week.percent]))
  return {
    classes,
    subjects,
    schoolClassId: classId,
    subject,
    period: wanted.period,
    from: span.from,
    to: span.to,
    before: span.before,
    pupilsInAll: rows.length,
    activePupils: active.length,
    tasks,
    percent,
    percentBefore: meanOf(
      rows.flatMap(({ firstBefore, tasksBefore }) => percentOf(firstBefore, tasksBefore) ?? []),
    ),
    homeworks: sumOf(homeworks.map(({ given }) => given)),
    homeworksInTime: sumOf(homeworks.map(({ inTime }) => inTime)),
    activity: presentActivity(facts, span),
    weeks: mondaysOf(span).map((monday) => ({ monday, percent: percentOfWeek.get(monday) ?? null })),
    themes: themes.map(({ percents, ...theme }) => ({ ...theme, ...levelsOf(percents) })).toSorted(byTrouble),
    parallel: parallel === null ? withoutClass : compareWith(parallel, own),
    pupils: rows.map((row) => presentPupil(row, homeworksOf.get(row.userId))),
  }
}
