import { presentDiscipline } from '@school/courses/server'
import { percentOf, type PlacedRow } from '@school/works/server'
import type { OlympiadCard, Participation, Place, SchoolCode } from '../contract/olympiad.ts'
import type { RatedParticipant } from '../contract/results.ts'
import type { CodeRow } from './code-queries.ts'
import type { OlympiadRow, ParticipationRow, StageRow } from './queries.ts'
import type { Honours } from './result-queries.ts'
import { areResultsMine, currentOf, olympiadStateOf, stateOf, writtenCode } from './rules/index.ts'

const written = (at: Date | null): string | null => at?.toISOString() ?? null

/** «Иван П.»: the whole name is nobody’s business. */
export const shortName = (firstName: string, lastName: string): string =>
  lastName ? `${firstName} ${lastName.slice(0, 1)}.` : firstName

export function presentCard(
  olympiad: OlympiadRow,
  stages: readonly StageRow[],
  participations: readonly ParticipationRow[],
  now: Date,
): OlympiadCard {
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
    },
    participants: Math.max(...stages.map(({ participants }) => participants)),
    isMine: participations.some(({ stageId }) => stages.some(({ id }) => id === stageId)),
  }
}

/** @param place of a judged one, as far as it is shown */
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
          percent: percentOf(row.points!, row.maxPoints!),
        }
      : null,
    award: isShown ? row.award : null,
    certificateId: row.certificateId,
    place: isShown ? place : null,
  }
}

export const presentCode = ({ code, seats, taken, school }: CodeRow): SchoolCode => ({
  code: writtenCode(code),
  seats,
  taken,
  school,
})

export function presentRated(
  row: PlacedRow,
  honours: ReadonlyMap<number, Honours>,
  viewerId: number,
): RatedParticipant {
  const { award = null, school = null } = honours.get(row.userId) ?? {}
  return {
    place: row.place,
    userId: row.userId,
    name: shortName(row.firstName, row.lastName),
    gradeIndex: row.gradeIndex,
    school,
    percent: percentOf(row.points, row.maxPoints),
    points: row.points,
    award,
    isMe: row.userId === viewerId,
  }
}
