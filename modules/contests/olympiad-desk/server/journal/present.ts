import type { SchoolClass } from '@school/school-classes/server'
import { percentOfPoints } from '@school/work-rules/server'
import { presentMonitoredTitle } from '@school/olympiad-conduct/server'
import { type OlympiadRow } from '@school/olympiads/server'
import type { JournalCounts, JournalPupil, JournalState } from '../../contract/journal.ts'
import type { StandingRow } from './standing.ts'

const written = (at: Date | null): string | null => at?.toISOString() ?? null

export const noCounts: JournalCounts = { pupils: 0, registered: 0, running: 0, handedIn: 0, awarded: 0 }

export const presentJournalTitle = (olympiad: OlympiadRow) => ({
  ...presentMonitoredTitle(olympiad),
  grades: olympiad.grades,
})

export const presentJournalClass = ({ id, name, gradeIndex }: SchoolClass) => ({ id, name, gradeIndex })

const hidden = {
  invitedAt: null,
  gradeIndex: null,
  registeredAt: null,
  startedAt: null,
  deadlineAt: null,
  finishedAt: null,
  result: null,
  place: null,
  award: null,
  certificateId: null,
  isOutOfRating: false,
} satisfies Partial<JournalPupil>

/** The visible part of the outcome. */
function outcomeOf({ row }: StandingRow) {
  const { points, maxPoints, place, participants, award, certificateId, isOutOfRating } = row
  const isJudged = row.judgedAt !== null && points !== null && maxPoints !== null
  return {
    result: isJudged ? { points, maxPoints, percent: percentOfPoints(points, maxPoints) } : null,
    place: place !== null && participants !== null ? { place, participants } : null,
    award,
    certificateId,
    isOutOfRating,
  }
}

/** Teachers see all places because they are responsible for the results (decision 052). Without consent only the name is shown. */
export function presentJournalPupil(standing: StandingRow, areResultsOut: boolean): JournalPupil {
  const { row, state, isAwaited } = standing
  return {
    ...hidden,
    userId: row.userId,
    name: row.name,
    schoolClass: { id: row.classId, name: row.className },
    state,
    isNameHidden: row.isNameHidden,
    hasPersonalCode: row.hasPersonalCode,
    ...(state === 'no_consent'
      ? {}
      : {
          gradeIndex: row.gradeIndex,
          invitedAt: written(row.invitedAt),
          registeredAt: written(row.registeredAt),
          startedAt: written(row.startedAt),
          deadlineAt: written(row.deadlineAt),
          finishedAt: written(row.finishedAt),
          ...(areResultsOut ? outcomeOf(standing) : {}),
        }),
    can: { remind: isAwaited && !row.isInvitedToday },
  }
}

const through: readonly JournalState[] = ['handed_in']
const solving: readonly JournalState[] = ['running', 'lost']

export const countsOf = (pupils: readonly JournalPupil[]): JournalCounts => ({
  pupils: pupils.length,
  registered: pupils.filter(({ registeredAt }) => registeredAt !== null).length,
  running: pupils.filter(({ state }) => solving.includes(state)).length,
  handedIn: pupils.filter(({ state }) => through.includes(state)).length,
  awarded: pupils.filter(({ award }) => award !== null).length,
})
