import { accessLesson } from '@school/courses/server'
import { handle, type Ctx } from '@school/kernel/server'
import type { Attempt } from '@school/works/contract'
import * as works from '@school/works/server'
import type { HomeworkCard, HomeworkTab } from '../contract/homework.ts'
import { accessCopy, accessOpenCopy, copyCan, refuse } from './access.ts'
import { findLessonCopy } from './copy-queries.ts'
import { presentCopy, presentHomework } from './present.ts'
import { isMistake, mistakesByTheme } from './rules/mistakes.ts'
import { listThemes } from './theme-queries.ts'
import { listWebinarCards } from './near-webinars.ts'
import { findAssigned } from './assignables.ts'
import { readCopies } from './today.ts'
import { isOver, stateOf, tabOf } from './rules/copy.ts'
import * as contract from '../contract/index.ts'

const dueAtOnce = 3

/** A homework with the viewer's attempt, which is read again after a change. */
export async function readHomework(ctx: Ctx, homeworkId: number) {
  const copy = await accessCopy(ctx, homeworkId)
  const attempt = await works.readAttempt(ctx, copy.workId)
  const assigned = await findAssigned(ctx, [copy])
  return { ...presentHomework(copy, attempt, assigned, ctx.now), mistakes: await readMistakes(ctx, attempt) }
}

async function readMistakes(ctx: Ctx, attempt: Attempt | null) {
  if (!attempt?.result) return []
  const wrong = attempt.tasks.filter(isMistake)
  if (wrong.length === 0) return []
  const themes = await listThemes(
    ctx.sql,
    wrong.map(({ id }) => id),
  )
  return mistakesByTheme(wrong, themes)
}

const listRoutes = [
  handle(contract.listHomeworks, async (ctx, { query }) => {
    const { tabEq, disciplineEq } = query.q
    const copies = (await readCopies(ctx)).filter(
      (copy) =>
        (tabEq === undefined || tabOf(stateOf(copy, ctx.now)) === tabEq) &&
        (disciplineEq === undefined || copy.disciplineKey === disciplineEq),
    )
    const from = (query.page - 1) * query.limit
    const shown = copies.slice(from, from + query.limit)
    const assigned = await findAssigned(ctx, shown)
    return { rows: shown.map((copy) => presentCopy(copy, assigned, ctx.now)), total: copies.length }
  }),

  handle(contract.getSummary, async (ctx) => {
    const [copies, webinars] = await Promise.all([readCopies(ctx), listWebinarCards(ctx)])
    const assigned = await findAssigned(ctx, copies)
    const cards = copies.map((copy) => presentCopy(copy, assigned, ctx.now))
    const counts: Record<HomeworkTab, number> = { now: webinars.length, checking: 0, returned: 0, done: 0 }
    for (const { state } of cards) counts[tabOf(state)]++
    const isDue = ({ state }: HomeworkCard) => tabOf(state) === 'now' || tabOf(state) === 'returned'
    return {
      counts,
      disciplines: [...new Map(cards.map(({ discipline }) => [discipline.id, discipline])).values()].toSorted(
        (a, b) => a.id - b.id,
      ),
      due: cards.filter(isDue).slice(0, dueAtOnce),
      webinars,
      serverNow: ctx.now.toISOString(),
    }
  }),

  handle(contract.getHomework, (ctx, { params }) => readHomework(ctx, params.homeworkId)),

  handle(contract.findLessonHomework, async (ctx, { params }) => {
    const { lesson, state } = await accessLesson(ctx, params.lessonId)
    if (state !== 'available') return null
    const copy = await findLessonCopy(ctx.sql, lesson.id, ctx.viewer.id, ctx.now)
    return copy ? { ...presentCopy(copy, new Map(), ctx.now), isGiven: copy.lessonBegunAt !== null } : null
  }),
]

const attemptRoutes = [
  handle(contract.startHomework, async (ctx, { params }) => {
    const copy = await accessOpenCopy(ctx, params.homeworkId)
    if (isOver(copy, ctx.now)) throw refuse('homework_over')
    await works.startAttempt(ctx, copy, '')
    return readHomework(ctx, params.homeworkId)
  }),

  handle(contract.correctHomework, async (ctx, { params }) => {
    const copy = await accessOpenCopy(ctx, params.homeworkId)
    // A copy already open is continued: the request is idempotent.
    if (!copyCan(copy, ctx.now).answer) {
      if (isOver(copy, ctx.now)) throw refuse('homework_over')
      if (!copyCan(copy, ctx.now).mend) throw refuse('nothing_to_correct')
      await works.reopenAttempt(ctx, { ...copy, userId: ctx.viewer.id })
    }
    return readHomework(ctx, params.homeworkId)
  }),
]

export const pupilRoutes = [...listRoutes, ...attemptRoutes]
