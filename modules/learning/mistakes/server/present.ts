import { listThemes } from '@school/homeworks/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { findGivenTask } from '@school/results/server'
import { findWorkPlaces } from '@school/work-rules/server'
import { openLastAttemptTask } from '@school/works/server'
import type { Mistake, MistakeCard, MistakeList, Theory, Twin } from '../contract/mistake.ts'
import { accessCard, todayOf } from './access.ts'
import { type CardRow, countMistakes, listCards, listWorkNames } from './queries.ts'
import { isDue } from './rules.ts'

type Places = ReadonlyMap<number, MistakeCard['place']>

async function findPlaces(ctx: Ctx, cards: readonly CardRow[]): Promise<Places> {
  const workIds = [...new Set(cards.map(({ workId }) => workId))]
  const [names, places] = await Promise.all([listWorkNames(ctx, workIds), findWorkPlaces(ctx, workIds)])
  return new Map(
    workIds.map((id) => {
      const [title, place] = [names.get(id), places.get(id)]
      return [id, title === undefined || !place ? null : { title, url: place.url }]
    }),
  )
}

function presentCard(card: CardRow, places: Places, today: string): MistakeCard {
  const { id, title, discipline, state, step, dismissal, closedBy } = card
  return {
    id,
    title,
    discipline,
    missedAt: card.missedAt.toISOString(),
    place: places.get(card.workId) ?? null,
    state,
    step,
    returnsOn: state === 'open' ? card.returnsOn : null,
    today: isDue(card, today),
    dismissal,
    closedAt: card.closedAt?.toISOString() ?? null,
    closedBy,
  }
}

export async function readMistakes(
  ctx: Ctx,
  state: 'open' | 'closed',
  paging: { page: number; limit: number },
): Promise<MistakeList> {
  const today = todayOf(ctx)
  const [counts, cards] = await Promise.all([
    countMistakes(ctx, ctx.viewer.id, today),
    listCards(ctx, ctx.viewer.id, state, paging),
  ])
  const places = await findPlaces(ctx, cards)
  return { counts, cards: cards.map((card) => presentCard(card, places, today)) }
}

/** The lesson that teaches the task. */
async function readTheory(ctx: Ctx, taskId: number): Promise<Theory[]> {
  const lesson = (await listThemes(ctx.sql, [taskId])).get(taskId)
  if (!lesson) return []
  return [
    {
      title: lesson.title,
      lessonUrl: link(site.lms.lesson, { course_id: lesson.courseId, lesson_id: lesson.id }),
      notesUrl: link(site.lms.lessonNotes, { lesson_id: lesson.id }),
    },
  ]
}

/** The last twin; `null` when another card has restarted the same task since. */
async function readTwin(ctx: Ctx, card: CardRow): Promise<Twin | null> {
  const { twinAttemptId, twinWorkId, twinTaskId, twinOutcome } = card
  if (twinAttemptId === null || twinWorkId === null || twinTaskId === null) return null
  const { attemptId, task } = await openLastAttemptTask(ctx, twinWorkId, twinTaskId, { hints: true })
  return attemptId === twinAttemptId ? { attemptId, task, outcome: twinOutcome } : null
}

/** The viewer's card with all that belongs to it. @throws mistake_not_found */
export async function readMistake(ctx: Ctx, id: number): Promise<Mistake> {
  const card = await accessCard(ctx, id)
  const today = todayOf(ctx)
  const [places, given, theory, twin] = await Promise.all([
    findPlaces(ctx, [card]),
    findGivenTask(ctx.sql, card, ctx.now),
    readTheory(ctx, card.taskId),
    readTwin(ctx, card),
  ])
  const isWaiting = twin !== null && twin.outcome === null
  return {
    ...presentCard(card, places, today),
    question: given?.question ?? null,
    answer: given?.response ?? null,
    theory,
    twin,
    can: {
      start: isDue(card, today) && !isWaiting,
      dismiss: card.state === 'open' && card.dismissal === null,
      restore: card.dismissal !== null,
    },
  }
}
