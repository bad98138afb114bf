import type { Ctx } from '@school/kernel/server'
import { levelOf } from '@school/rewards/contract'
import { balanceOf } from '@school/rewards/server'
import { activityDays, heatmapWeeks, type OwnProgress } from '../contract/index.ts'
import { countOfAll, listDays, listDisciplineWeeks } from './day-queries.ts'
import { cardsOf } from './own-courses.ts'
import { presentCourseResult, presentTotals } from './present.ts'
import { listPrograms, listResults } from './queries.ts'

type Asked = Pick<Ctx, 'sql' | 'now'>

export const readLevel = async ({ sql }: Pick<Asked, 'sql'>, userId: number) =>
  levelOf(await balanceOf(sql, userId, 'xp'))

/** Everything that somebody has done. */
export async function readProgress(ctx: Asked, userId: number): Promise<OwnProgress> {
  const { sql, now } = ctx
  const cards = await cardsOf(ctx, userId, await listPrograms(sql, userId, null))
  const results = await listResults(sql, userId)
  const byCourse = new Map(results.map((result) => [result.courseId, result] as const))
  const level = await readLevel(ctx, userId)
  return {
    level,
    totals: presentTotals(results, level.totalXp, await countOfAll(sql, userId)),
    courses: cards.map(({ program, card }) =>
      presentCourseResult(card, program, byCourse.get(program.courseId)),
    ),
    activity: await listDays(sql, userId, activityDays, now),
    heatmap: await listDisciplineWeeks(sql, userId, heatmapWeeks, now),
  }
}
