import { presentDiscipline } from '@school/disciplines/server'
import { type MonitoredAttemptRow, presentMonitoredAttempt } from '@school/monitoring/server'
import { percentOfPoints } from '@school/work-rules/server'
import type { Viewer } from '@school/access'
import { haveResultsBeenRead, stateOf, writtenCode } from '@school/olympiads/contract'
import { type OlympiadRow, type StageRow, presentDisqualification } from '@school/olympiads/server'
import type { MonitoredCode, MonitoredParticipant, MonitoredStage } from '../../contract/monitoring.ts'
import {
  type Awaited,
  cancelRefusal,
  givesAtOnce,
  movableOf,
  publicationRefusal,
  withdrawalRefusal,
} from '../rules/index.ts'
import type { MonitoredStageRow } from './access.ts'
import type { MonitoredCodeRow } from './code-queries.ts'
import type { Outcome } from './participant-queries.ts'

const written = (at: Date | null): string | null => at?.toISOString() ?? null

/** A stage in the list for those who lead its pupils, with the given counts. */
export const presentWatchedStage = <C>(stage: StageRow, counts: C, now: Date) => ({
  id: stage.id,
  kind: stage.kind,
  title: stage.title,
  state: stateOf(stage, now),
  opensAt: stage.opensAt.toISOString(),
  closesAt: stage.closesAt.toISOString(),
  resultsAt: written(stage.resultsAt),
  withdrawnBecause: stage.withdrawnBecause,
  change: stage.change,
  publishedAt: written(stage.publishedAt),
  entry: stage.entry,
  counts,
})

export const presentMonitoredTitle = (olympiad: OlympiadRow) => ({
  id: olympiad.id,
  title: olympiad.title,
  season: olympiad.season,
  discipline: presentDiscipline(olympiad),
})

/** Permissions of a person who leads, for a stage at this time. */
function canOf(
  { stage, lead }: MonitoredStageRow,
  { isMethodist }: Viewer,
  { awaited, readsProtocol, makesPackets }: Standing,
  now: Date,
): MonitoredStage['can'] {
  const isOpen = ['announced', 'running'].includes(stateOf(stage, now))
  const isLate = haveResultsBeenRead(stage) || stage.cancelledAt !== null
  const giveTime = !isLate && givesAtOnce(stage, isMethodist)
  return {
    giveTime,
    askTime: !isLate && !giveTime,
    giveTimeToAll: giveTime && isMethodist,
    setConditions: isMethodist,
    seeNames: !lead.areNamesClosed,
    leadCodes: isMethodist && isOpen && stage.entry === 'code',
    issueOwnCode: lead.school !== null && isOpen && stage.entry === 'code',
    seePreliminary: isMethodist && stage.publishedAt === null && stage.cancelledAt === null,
    disqualify: isMethodist,
    readProtocol: readsProtocol,
    makePackets: makesPackets,
    publish: isMethodist && publicationRefusal(stage, awaited, now) === null,
    withdraw: isMethodist && withdrawalRefusal(stage) === null,
    move: isMethodist && movableOf(stage, now) !== null,
    cancel: isMethodist && cancelRefusal(stage, now) === null,
  }
}

interface Standing extends Pick<MonitoredStage, 'counts' | 'waiting'> {
  awaited: Awaited
  readsProtocol: boolean
  makesPackets: boolean
}

export const presentMonitoredStage = (
  monitored: MonitoredStageRow,
  viewer: Viewer,
  standing: Standing,
  now: Date,
): Omit<MonitoredStage, 'timeRequests'> => ({
  ...presentWatchedStage(monitored.stage, standing.counts, now),
  olympiad: presentMonitoredTitle(monitored.olympiad),
  serverNow: now.toISOString(),
  hardClose: monitored.stage.hardClose,
  grades: monitored.stage.grades.map(({ gradeIndex, workId, minutes, tasksCount }) => ({
    gradeIndex,
    workId,
    minutes,
    tasksCount,
  })),
  movable: movableOf(monitored.stage, now),
  version: monitored.stage.moves + 1,
  timeLimits: {
    minutes: monitored.stage.maxExtraMinutes,
    latestEndAt: written(monitored.stage.latestEndAt),
  },
  leadsAll: monitored.lead.classIds === null,
  school: monitored.lead.school,
  schoolIds: [...monitored.lead.schoolIds],
  waiting: standing.waiting,
  awaited: { ...standing.awaited, windowEndsAt: standing.awaited.windowEndsAt.toISOString() },
  can: canOf(monitored, viewer, standing, now),
})

export const presentMonitoredCode = (row: MonitoredCodeRow): MonitoredCode => ({
  id: row.id,
  code: writtenCode(row.code),
  seats: row.seats,
  taken: row.taken,
  school: { id: row.schoolId, name: row.schoolName, city: row.city },
  issuedAt: row.issuedAt.toISOString(),
})

/** @param isPublished before publication points are hidden from everybody who leads */
export function presentMonitoredParticipant(
  row: MonitoredAttemptRow,
  outcome: Outcome,
  isPublished: boolean,
): MonitoredParticipant {
  const { points, maxPoints } = row
  const isShown = isPublished && points !== null && maxPoints !== null
  return {
    ...presentMonitoredAttempt(row),
    id: row.id,
    percent: isShown ? percentOfPoints(points, maxPoints) : null,
    award: isShown ? outcome.award : null,
    disqualification: presentDisqualification(outcome),
  }
}
