import type { Viewer } from '@school/access'
import type { StageStep } from '../contract/olympiad.ts'
import type { EntrantRow } from './admission.ts'
import type { OwnParticipationRow, ParticipationRow, StageRow } from './queries.ts'
import { areResultsMine, choosableGrades, stepOf } from './rules/index.ts'
import { isUnderWay, movedBy, stateOf } from '../contract/stage-times.ts'

export interface Person {
  viewer: Viewer
  facts: EntrantRow
  /** Participations of the person in this olympiad. */
  participations: readonly OwnParticipationRow[]
}

const isDone = (mine: ParticipationRow, now: Date): boolean =>
  mine.startedAt !== null && !isUnderWay(mine, now)

const officialIn = ({ participations }: Person, stage: StageRow | undefined): OwnParticipationRow | null =>
  participations.find((mine) => mine.stageId === stage?.id && !mine.isVirtual) ?? null

/** Cancelled stages do not count. */
export const earlier = (stages: readonly StageRow[], stage: StageRow): StageRow[] =>
  stages.filter(({ position, cancelledAt }) => position < stage.position && cancelledAt === null)

/** The stage whose result is required for entry to the next one. @param stages of the same olympiad, in order */
export const stageBefore = (stages: readonly StageRow[], stage: StageRow): StageRow | undefined =>
  earlier(stages, stage).at(-1)

function hasPassed(person: Person, stage: StageRow, stages: readonly StageRow[]): boolean {
  const before = stageBefore(stages, stage)
  const mine = officialIn(person, before)
  if (
    !before?.publishedAt ||
    !mine ||
    mine.reason !== null ||
    mine.points === null ||
    mine.maxPoints === null
  )
    return false
  return 100 * mine.points >= (stage.passPercent ?? 0) * mine.maxPoints
}

/** A judged result is hidden until it is published, and while it is withdrawn. */
const disclosed = (mine: ParticipationRow | null, stage: StageRow): ParticipationRow | null =>
  mine && !areResultsMine(stage, mine.isVirtual) ? { ...mine, judgedAt: null } : mine

/** Why the pupil’s school does not take part. */
export const closedBecause = ({ closures }: EntrantRow, { id }: Pick<StageRow, 'id'>): string | null =>
  closures.find(({ stageId }) => stageId === id)?.reason ?? null

export interface Standing {
  /** The stage with the viewer’s own window. */
  own: StageRow
  step: StageStep
  official: ParticipationRow | null
  practice: ParticipationRow | null
}

/** State of a person in a stage. @param stages of the same olympiad, in order */
export function standingOf(
  person: Person,
  stage: StageRow,
  stages: readonly StageRow[],
  now: Date,
): Standing {
  const { viewer, facts, participations } = person
  const official = officialIn(person, stage)
  const trials = earlier(stages, stage).filter(({ kind }) => kind === 'trial')
  const viewerFacts = {
    isSignedIn: viewer.id > 0,
    isPupil: viewer.kind === 'pupil' && !viewer.isParent,
    isOfGrade: choosableGrades(gradesOf(stage), facts.gradeIndex).length > 0,
    hasDoneTrial: trials.some((trial) =>
      participations.some((mine) => mine.stageId === trial.id && isDone(mine, now)),
    ),
    hasPassed: hasPassed(person, stage, stages),
    hasCode: facts.codedStageIds.includes(stage.id),
    isClosedAbove: closedBecause(facts, stage) !== null,
  }
  // A shifted window extends the stage for its participant.
  const own = movedBy(stage, official?.shiftSeconds ?? 0)
  return {
    own,
    step: stepOf(stateOf(own, now), stage, viewerFacts, disclosed(official, stage), now),
    official,
    practice: participations.find((mine) => mine.stageId === stage.id && mine.isVirtual) ?? null,
  }
}

export const gradesOf = ({ grades }: StageRow): number[] => grades.map(({ gradeIndex }) => gradeIndex)
