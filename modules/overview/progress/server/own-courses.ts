import type { Progress } from '@school/courses/contract'
import { listCourseCards, type StandingCard } from '@school/courses/server'
import type { Ctx } from '@school/kernel/server'
import type { ProgramRow } from './queries.ts'

/** Courses of a pupil as cards, in the order of `programs`. */
export async function cardsOf(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  userId: number,
  programs: readonly ProgramRow[],
): Promise<{ program: ProgramRow; card: StandingCard }[]> {
  const ids = programs.map((program) => program.courseId)
  const cards = new Map(
    (await listCourseCards(sql, ids, userId, now)).map((card) => [card.id, card] as const),
  )
  return programs.map((program) => ({ program, card: cards.get(program.courseId)! }))
}

export const progressOf = (card: StandingCard): Progress =>
  card.progress ?? { done: 0, total: card.tasksCount }
