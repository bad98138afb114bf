import type { Ctx } from '@school/kernel/server'
import type * as z from 'zod'
import type { TimeForPupilsBody } from '../../contract/time-of-pupils.ts'
import { accessNamedStage } from '../monitoring/access.ts'
import { givesAtOnce } from '../rules/index.ts'
import { accessTime, giveTo } from './give-time.ts'
import { insertRequest } from './request-queries.ts'

/**
 * The same time for several pupils: at once where the viewer may give it, otherwise as one request per pupil, which a methodist decides
 * one by one. All or none, locked in the order of ids so that concurrent calls do not deadlock.
 * @throws what `accessTime` throws
 */
export async function giveTimeToPupils(
  ctx: Ctx,
  stageId: number,
  { userIds, ...time }: z.output<typeof TimeForPupilsBody>,
): Promise<{ given: number; asked: number }> {
  const monitored = await accessNamedStage(ctx, stageId)
  const isAtOnce = givesAtOnce(monitored.stage, ctx.viewer.isMethodist)
  const chosen = [...new Set(userIds)].toSorted((a, b) => a - b)
  for (const targetId of chosen) {
    const body = { ...time, target: 'user' as const, targetId }
    if (isAtOnce) {
      await giveTo(ctx, monitored, body)
    } else {
      await accessTime(ctx, monitored, body)
      await insertRequest(ctx, stageId, body)
    }
  }
  return isAtOnce ? { given: chosen.length, asked: 0 } : { given: 0, asked: chosen.length }
}
