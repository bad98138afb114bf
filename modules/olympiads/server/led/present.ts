import { presentDiscipline } from '@school/courses/server'
import { type LedRunRow, percentOf, presentLedRun } from '@school/works/server'
import type { Viewer } from '@school/access'
import type { LedCode, LedParticipant, LedStage, LedStageCard, StageCounts } from '../../contract/led.ts'
import { presentDisqualification } from '../present.ts'
import type { OlympiadRow, StageRow } from '../queries.ts'
import { type Awaited, publicationRefusal, stateOf, writtenCode } from '../rules/index.ts'
import type { LedStageRow } from './access.ts'
import type { LedCodeRow } from './code-queries.ts'
import type { Outcome } from './participant-queries.ts'

const written = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentLedCard = (stage: StageRow, counts: StageCounts, now: Date): LedStageCard => ({
  id: stage.id,
  kind: stage.kind,
  title: stage.title,
  state: stateOf(stage, now),
  opensAt: stage.opensAt.toISOString(),
  closesAt: stage.closesAt.toISOString(),
  resultsAt: written(stage.resultsAt),
  publishedAt: written(stage.publishedAt),
  entry: stage.entry,
  counts,
})

export const presentLedTitle = (olympiad: OlympiadRow) => ({
  id: olympiad.id,
  title: olympiad.title,
  season: olympiad.season,
  discipline: presentDiscipline(olympiad),
})

/** What whoever leads may do with a stage now. */
function canOf(
  { stage, lead }: LedStageRow,
  { isMethodist }: Viewer,
  awaited: Awaited,
  now: Date,
): LedStage['can'] {
  const isOpen = ['announced', 'running'].includes(stateOf(stage, now))
  const giveTime = stage.publishedAt === null
  return {
    giveTime,
    giveTimeToAll: giveTime && isMethodist,
    setConditions: isMethodist,
    leadCodes: isMethodist && isOpen && stage.entry === 'code',
    issueOwnCode: lead.school !== null && isOpen && stage.entry === 'code',
    seePreliminary: isMethodist && stage.publishedAt === null,
    disqualify: isMethodist,
    publish: isMethodist && publicationRefusal(stage, awaited, now) === null,
  }
}

export const presentLedStage = (
  led: LedStageRow,
  viewer: Viewer,
  counts: StageCounts,
  awaited: Awaited,
  now: Date,
): LedStage => ({
  ...presentLedCard(led.stage, counts, now),
  olympiad: presentLedTitle(led.olympiad),
  serverNow: now.toISOString(),
  hardClose: led.stage.hardClose,
  grades: led.stage.grades.map(({ gradeIndex, workId, minutes, tasksCount }) => ({
    gradeIndex,
    workId,
    minutes,
    tasksCount,
  })),
  leadsAll: led.lead.classIds === null,
  school: led.lead.school,
  awaited: { ...awaited, windowEndsAt: awaited.windowEndsAt.toISOString() },
  can: canOf(led, viewer, awaited, now),
})

export const presentLedCode = (row: LedCodeRow): LedCode => ({
  id: row.id,
  code: writtenCode(row.code),
  seats: row.seats,
  taken: row.taken,
  school: { id: row.schoolId, name: row.schoolName, city: row.city },
  issuedAt: row.issuedAt.toISOString(),
})

/** @param isPublished before it nobody who leads learns a point */
export function presentLedParticipant(
  row: LedRunRow,
  outcome: Outcome,
  isPublished: boolean,
): LedParticipant {
  const { points, maxPoints } = row
  const isShown = isPublished && points !== null && maxPoints !== null
  return {
    ...presentLedRun(row),
    id: row.id,
    percent: isShown ? percentOf(points, maxPoints) : null,
    award: isShown ? outcome.award : null,
    disqualification: presentDisqualification(outcome),
  }
}
