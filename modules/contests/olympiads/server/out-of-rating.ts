import type { Ctx } from '@school/kernel/server'
import { ratingCount } from '@school/works/server'
import { withdrawDiploma } from './certificates.ts'
import { recountStage } from './publish.ts'
import type { StageRow } from './queries.ts'

interface Participant {
  participationId: number
  userId: number
  attemptId: number
}

/** @returns false when there is one already */
async function beginDisqualification(
  { sql, viewer, now }: Ctx,
  participationId: number,
  reason: string,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'begin_disqualification',
    text: `insert into olympiad_disqualifications (participation_id, reason, decided_by, decided_at) values ($1, $2, $3, $4)
      on conflict (participation_id) where withdrawn_at is null do nothing`,
    values: [participationId, reason, viewer.id, now],
  })
  return rowCount === 1
}

/** @returns false when there is none */
async function endDisqualification({ sql, viewer, now }: Ctx, participationId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'end_disqualification',
    text: `update olympiad_disqualifications set withdrawn_by = $2, withdrawn_at = $3
      where participation_id = $1 and withdrawn_at is null`,
    values: [participationId, viewer.id, now],
  })
  return rowCount === 1
}

/** Takes an attempt out of the rating; the place and the diploma are revoked. @returns false when it is out already */
export async function takeOutOfRating(
  ctx: Ctx,
  stage: StageRow,
  mine: Participant,
  reason: string,
): Promise<boolean> {
  if (!(await beginDisqualification(ctx, mine.participationId, reason))) return false
  await ratingCount.exclude(ctx, mine.attemptId)
  await withdrawDiploma(ctx, stage.id, mine)
  await recountStage(ctx, stage)
  return true
}

/** Returns an attempt to the rating. @returns false when it is not out of it */
export async function returnToRating(
  ctx: Ctx,
  stage: StageRow,
  { participationId, attemptId }: Participant,
): Promise<boolean> {
  if (!(await endDisqualification(ctx, participationId))) return false
  await ratingCount.include(ctx, attemptId)
  // Ratings receive the result on commit; awards are computed from the attempts themselves.
  await recountStage(ctx, stage)
  return true
}
