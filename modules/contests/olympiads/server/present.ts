import { presentDiscipline } from '@school/disciplines/server'
import { percentOfPoints } from '@school/work-rules/server'
import { type PlacedRow, presentRated } from '@school/ratings/server'
import type {
  Disqualification,
  OlympiadCard,
  Participation,
  Place,
  SchoolCode,
} from '../contract/olympiad.ts'
import type { RatedParticipant } from '../contract/results.ts'
import type { CodeRow } from './code-queries.ts'
import type { OlympiadRow, ParticipationRow, StageRow } from './queries.ts'
import type { Honours } from './result-queries.ts'
import { areResultsMine, currentOf, olympiadStateOf } from './rules/index.ts'
import { stateOf } from '../contract/stage-times.ts'
import { writtenCode } from '../contract/codes.ts'

const written = (at: Date | null): string | null => at?.toISOString() ?? null

export function presentCard(
  olympiad: OlympiadRow,
  all: readonly StageRow[],
  participations: readonly ParticipationRow[],
  now: Date,
): OlympiadCard {
  const stages = all.filter(({ cancelledAt }) => cancelledAt === null)
  const states = stages.map((stage) => stateOf(stage, now))
  const index = currentOf(states)
  const stage = stages[index]!
  return {
    id: olympiad.id,
    title: olympiad.title,
    subtitle: olympiad.subtitle,
    season: olympiad.season,
    discipline: presentDiscipline(olympiad),
    grades: olympiad.grades,
    state: olympiadStateOf(states),
    stage: {
      title: stage.title,
      state: states[index]!,
      opensAt: stage.opensAt.toISOString(),
      closesAt: stage.closesAt.toISOString(),
      resultsAt: written(stage.resultsAt),
      withdrawnBecause: stage.withdrawnBecause,
    },
    participants: Math.max(...stages.map(({ participants }) => participants)),
    isMine: participations.some(({ stageId }) => stages.some(({ id }) => id === stageId)),
  }
}

/** Reason of a disqualification in effect. */
export const presentDisqualification = ({
  reason,
  decidedAt,
}: Pick<ParticipationRow, 'reason' | 'decidedAt'>): Disqualification | null =>
  reason === null || decidedAt === null ? null : { reason, decidedAt: decidedAt.toISOString() }

/** @param place of a judged participation, if it may be shown */
export function presentParticipation(
  row: ParticipationRow,
  stage: StageRow,
  place: Place | null,
): Participation {
  const isShown = row.judgedAt !== null && areResultsMine(stage, row.isVirtual)
  return {
    id: row.id,
    gradeIndex: row.gradeIndex,
    isVirtual: row.isVirtual,
    startedAt: written(row.startedAt),
    deadlineAt: written(row.deadlineAt),
    finishedAt: written(row.finishedAt),
    result: isShown
      ? {
          points: row.points!,
          maxPoints: row.maxPoints!,
          percent: percentOfPoints(row.points!, row.maxPoints!),
        }
      : null,
    award: isShown ? row.award : null,
    certificateId: row.certificateId,
    place: isShown ? place : null,
    disqualification: isShown ? presentDisqualification(row) : null,
  }
}

export const presentCode = ({ code, seats, taken, school }: CodeRow): SchoolCode => ({
  code: writtenCode(code),
  seats,
  taken,
  school,
})

/** A row of the table. A school identifies a person as much as a name, so both are hidden together. */
export function presentParticipant(
  row: PlacedRow,
  honours: ReadonlyMap<number, Honours>,
  viewerId: number,
): RatedParticipant {
  const { award = null, school = null } = honours.get(row.userId) ?? {}
  const rated = presentRated(row, viewerId, award !== null)
  return { ...rated, school: rated.userId === null ? null : school, award }
}
