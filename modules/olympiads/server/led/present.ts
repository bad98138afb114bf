import { presentDiscipline } from '@school/courses/server'
import { percentOf } from '@school/works/server'
import type { LedParticipant, LedStage, LedStageCard, StageCounts } from '../../contract/led.ts'
import type { OlympiadRow, StageRow } from '../queries.ts'
import { stateOf } from '../rules/index.ts'
import type { LedStageRow } from './access.ts'
import type { LedParticipantRow } from './participant-queries.ts'

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

export const presentLedStage = (
  { stage, olympiad, lead }: LedStageRow,
  counts: StageCounts,
  now: Date,
): LedStage => ({
  ...presentLedCard(stage, counts, now),
  olympiad: presentLedTitle(olympiad),
  serverNow: now.toISOString(),
  hardClose: stage.hardClose,
  grades: stage.grades.map(({ gradeIndex, minutes, tasksCount }) => ({ gradeIndex, minutes, tasksCount })),
  leadsAll: lead.classIds === null,
  school: lead.school,
})

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

/** @param isPublished before it nobody who leads learns a point */
export function presentLedParticipant(row: LedParticipantRow, isPublished: boolean): LedParticipant {
  const { points, maxPoints } = row
  const isShown = isPublished && points !== null && maxPoints !== null
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    gradeIndex: row.gradeIndex,
    schoolClass: named(row.classId, row.className),
    school: named(row.schoolId, row.schoolName),
    state: row.state,
    startedAt: written(row.startedAt),
    deadlineAt: written(row.deadlineAt),
    finishedAt: written(row.finishedAt),
    answered: row.answered,
    tasks: row.tasks,
    percent: isShown ? percentOf(points, maxPoints) : null,
    award: isShown ? row.award : null,
  }
}
