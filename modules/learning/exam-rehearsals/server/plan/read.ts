import { accountOf } from '@school/users/server'
import { presentDiscipline } from '@school/disciplines/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { dayIn } from '@school/texts'
import { and, eq } from 'drizzle-orm'
import { type Exam, type ExamPlan, examRehearsalErrors } from '../../contract/index.ts'
import { listWritten, themesIn, type Written } from '../course/read.ts'
import { listNextSteps } from '../next-steps.ts'
import { listRehearsals, type RehearsalRow } from '../queries.ts'
import { examDates } from '../tables.ts'
import { findExamDate } from './queries.ts'
import { type PlannedTheme, refuseDate, weeksOf } from './rules.ts'

const refuse = refusals(examRehearsalErrors)
const keyPattern = /^(oge|ege)-([a-z0-9-]{1,60})$/
const first = { page: 1, limit: 1 }

const todayOf = (ctx: Ctx): string => dayIn(ctx.now, accountOf(ctx).timezone)

/** A rehearsal of the exam, the last one that the viewer has written, and everything that they have written of it. @throws exam_plan_not_found */
async function accessExam(
  ctx: Ctx,
  key: string,
): Promise<{ row: RehearsalRow; written: readonly Written[] }> {
  const [, exam, disciplineEq] = keyPattern.exec(key) ?? []
  if (!disciplineEq) throw refuse('exam_plan_not_found')
  const examEq = exam as Exam
  const [written, { rows }] = await Promise.all([
    listWritten(ctx, ctx.viewer.id),
    listRehearsals(ctx.sql, ctx.viewer.id, ctx.now, { examEq, disciplineEq }, first),
  ])
  const own = written.get(key) ?? []
  const row = own.at(-1)?.row ?? rows[0]
  if (!row) throw refuse('exam_plan_not_found')
  return { row, written: own }
}

/** Themes of the last judged attempts, the weakest first, then those of the paper that were not met in them. */
function themesOfPlan({ paper }: RehearsalRow, written: readonly Written[]): PlannedTheme[] {
  const met = themesIn(written).map(({ title, numbers, isWeak }) => ({ title, numbers, isWeak }))
  const others = Map.groupBy(
    paper.tasks.filter(({ theme }) => !met.some(({ title }) => title === theme)),
    ({ theme }) => theme,
  )
  return [
    ...met,
    ...[...others].map(([title, own]) => ({
      title,
      numbers: own.map(({ number }) => number),
      isWeak: false,
    })),
  ]
}

/** @throws exam_plan_not_found */
export async function readExamPlan(ctx: Ctx, key: string): Promise<ExamPlan> {
  const { row, written } = await accessExam(ctx, key)
  const { timezone } = accountOf(ctx)
  const today = todayOf(ctx)
  const date = await findExamDate(ctx.sql, ctx.viewer.id, row)
  const plan = { key, exam: row.exam, discipline: presentDiscipline(row), today }
  if (!date) return { ...plan, examOn: null, weeks: [] }
  const begins = [date.setAt, ...written.map(({ attempt }) => attempt.finishedAt)].map((at) =>
    dayIn(at, timezone),
  )
  const themes = themesOfPlan(row, written)
  const weeks = weeksOf({
    today,
    examOn: date.examOn,
    beganOn: begins.reduce((last, day) => (day > last ? day : last)),
    themes,
  })
  const titles = themes.map(({ title }) => title)
  const steps = await listNextSteps(ctx, ctx.viewer.id, titles, row.steps)
  return {
    ...plan,
    examOn: date.examOn,
    weeks: weeks.map((week) => ({
      ...week,
      themes: week.themes.map((theme) => ({ ...theme, steps: steps.get(theme.title) ?? [] })),
    })),
  }
}

/** Repeating it changes nothing: the weeks of the plan go on. @throws exam_plan_not_found, exam_date_past, exam_date_far */
export async function setExamDate(ctx: Ctx, key: string, examOn: string | null): Promise<void> {
  const { row } = await accessExam(ctx, key)
  const { exam, disciplineId } = row
  const refusal = examOn === null ? null : refuseDate(examOn, todayOf(ctx))
  if (refusal) throw refuse(refusal)
  const known = await findExamDate(ctx.sql, ctx.viewer.id, row)
  if ((known?.examOn ?? null) === examOn) return
  const own = { userId: ctx.viewer.id, exam, disciplineId }
  if (examOn === null) {
    await ctx.db
      .delete(examDates)
      .where(
        and(
          eq(examDates.userId, own.userId),
          eq(examDates.exam, exam),
          eq(examDates.disciplineId, disciplineId),
        ),
      )
    return
  }
  const set = { examOn, setAt: ctx.now }
  await ctx.db
    .insert(examDates)
    .values({ ...own, ...set })
    .onConflictDoUpdate({ target: [examDates.userId, examDates.exam, examDates.disciplineId], set })
}
