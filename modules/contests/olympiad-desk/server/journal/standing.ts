import type { Ctx } from '@school/kernel/server'
import { movedBy } from '@school/olympiads/contract'
import { earlier, listStages, stageBefore } from '@school/olympiads/server'
import type { JournalState } from '../../contract/journal.ts'
import { isAwaited, journalStateOf } from '../rules/index.ts'
import { idsOf, type JournalOfStage } from './access.ts'
import { type JournalRow, listJournalPupils } from './queries.ts'

export interface StandingRow {
  row: JournalRow
  state: JournalState
  /** An invitation or a reminder of the teacher is useful. */
  isAwaited: boolean
}

/** Pupils of the chosen classes with their states; the number of statements does not depend on the number of classes. */
export async function listStandings(
  ctx: Ctx,
  {
    stage,
    chosen,
    areResultsOut,
  }: Pick<JournalOfStage, 'stage' | 'areResultsOut'> & { chosen: readonly { id: number }[] },
): Promise<{ standings: StandingRow[]; trial: { id: number; title: string } | null }> {
  const stages = await listStages(ctx.sql, [stage.olympiadId])
  const trials = earlier(stages, stage).filter(({ kind }) => kind === 'trial')
  const before = stageBefore(stages, stage)
  const isBeforeOut = before !== undefined && before.publishedAt !== null
  const rows = await listJournalPupils(
    ctx.sql,
    {
      stageId: stage.id,
      classIds: idsOf(chosen),
      trialIds: idsOf(trials),
      beforeId: isBeforeOut ? before.id : null,
      passPercent: stage.passPercent,
      areResultsOut,
    },
    ctx.now,
  )
  const standings = rows.map((row) => {
    const own = movedBy(stage, row.shiftSeconds)
    const state = journalStateOf(
      {
        ...row,
        stage: own,
        entry: stage.entry,
        requiresTrial: stage.requiresTrial,
        isBeforeOut,
        mine: row.registeredAt && row,
      },
      ctx.now,
    )
    return { row, state, isAwaited: isAwaited(state, own, ctx.now) }
  })
  const [trial] = trials
  return { standings, trial: trial ? { id: trial.id, title: trial.title } : null }
}
