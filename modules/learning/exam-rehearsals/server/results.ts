import type { Ctx } from '@school/kernel/server'
import { binOf, readWorkStats } from '@school/ratings/server'
import { type JudgedAttempt, listReviewsOfAttempt } from '@school/results/server'
import { percentOf } from '@school/texts'
import type { Everyone, ExamResults, Forecast, SharedExamResults } from '../contract/index.ts'
import { accessAttempts, accessShared, findFinished } from './access.ts'
import {
  gradeOfAttempt,
  minutesOf,
  presentAbout,
  presentOutcome,
  presentShare,
  presentTasks,
  shareOfPaper,
} from './present.ts'
import {
  courseKeyOf,
  listLastAttempts,
  listAttemptTasks,
  readEveryone,
  type RehearsalRow,
} from './queries.ts'
import { withNextSteps } from './next-steps.ts'
import { forecastOf, isShareOpen } from './rules/grade.ts'
import { findShareOf } from './share-queries.ts'

async function readForecast(ctx: Ctx, rehearsal: RehearsalRow): Promise<Forecast | null> {
  const last = await listLastAttempts(ctx.sql, ctx.viewer.id, rehearsal)
  return forecastOf(
    rehearsal.paper,
    last.map(({ number, paper, shares }) => ({ number, share: shareOfPaper(paper, { shares }) })),
  )
}

/** The viewer's finished attempt; `null` when there is none yet. @throws exam_rehearsal_not_found, exam_results_not_found */
export async function readResults(
  ctx: Ctx,
  id: number,
  attemptNumber: number | undefined,
): Promise<ExamResults | null> {
  const { rehearsal, attempts, wanted } = await accessAttempts(ctx, id, attemptNumber)
  const attempt = wanted && (await findFinished(ctx, wanted))
  if (!wanted || !attempt) return null
  const { workId } = rehearsal
  const outcome = presentOutcome(rehearsal, wanted)
  const stats = await readWorkStats(ctx.sql, workId)
  const share = await findShareOf(ctx.sql, attempt.id)
  const tasks = await listAttemptTasks(ctx.sql, workId, attempt.id)
  return {
    rehearsal: presentAbout(rehearsal),
    planKey: courseKeyOf(rehearsal),
    attemptNumber: wanted.number,
    finishedAt: attempt.finishedAt.toISOString(),
    spentMinutes: minutesOf(attempt.startedAt, attempt.finishedAt),
    isByTime: attempt.finishReason === 'timeout',
    ...outcome,
    themes: await withNextSteps(ctx, ctx.viewer.id, outcome.themes, rehearsal.steps),
    tasks: presentTasks(
      rehearsal,
      wanted,
      tasks,
      new Map(stats.tasks.map((task) => [task.id, task.solvedPercent])),
      await listReviewsOfAttempt(ctx.sql, attempt.id),
    ),
    attempts: attempts.map((other) => ({
      number: other.number,
      finishedAt: other.finishedAt.toISOString(),
      grade: gradeOfAttempt(rehearsal, other),
      isOnCheck: other.isOnCheck,
    })),
    everyone: isJudged(attempt) ? await everyoneOf(ctx, workId, attempt.result, stats.distribution) : null,
    forecast: await readForecast(ctx, rehearsal),
    share: share && isShareOpen(share, ctx.now) ? presentShare(share) : null,
    can: { readSolutions: !rehearsal.isUnderWay, share: true },
  }
}

const isJudged = (attempt: object): attempt is JudgedAttempt => 'result' in attempt

async function everyoneOf(
  ctx: Ctx,
  workId: number,
  { points, maxPoints }: { points: number; maxPoints: number },
  distribution: number[],
): Promise<Everyone> {
  const { people, below, average } = await readEveryone(ctx.sql, workId, points)
  return {
    people,
    averageTenths: Math.round((average ?? 0) / 10),
    belowPercent: percentOf(below, people) ?? 0,
    distribution,
    myBin: binOf(points, maxPoints),
  }
}

/** What a link shows. @throws exam_share_not_found */
export async function readShared(ctx: Ctx, ulid: string): Promise<SharedExamResults> {
  const { share, rehearsal, wanted, attempt } = await accessShared(ctx, ulid)
  const outcome = presentOutcome(rehearsal, wanted)
  return {
    firstName: share.firstName,
    rehearsal: presentAbout(rehearsal),
    finishedAt: attempt.finishedAt.toISOString(),
    spentMinutes: minutesOf(attempt.startedAt, attempt.finishedAt),
    ...outcome,
    // The link shows the result alone.
    themes: outcome.themes.map((theme) => ({ ...theme, steps: [] })),
    endsAt: share.endsAt?.toISOString() ?? null,
  }
}
