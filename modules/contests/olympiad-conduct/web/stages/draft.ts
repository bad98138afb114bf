import { dayAfter, dayOf, hourOf, instantOf } from '@school/forms'
import type { MonitoredStage, MoveBody, StageBody, StageMaking } from '../../contract/index.ts'

/** Schedule of a stage in a form: days and hours in the school's time zone. */
export interface WindowDraft {
  opensOn: string
  opensHour: string
  closesOn: string
  closesHour: string
  hasResults: boolean
  resultsOn: string
  resultsHour: string
}

/** Maps server fields to the form fields that show their errors. */
export const places = { opensAt: 'opensOn', closesAt: 'closesOn', resultsAt: 'resultsOn' }

const windowOf = (draft: WindowDraft) => ({
  opensAt: instantOf(draft.opensOn, draft.opensHour) ?? '',
  closesAt: instantOf(draft.closesOn, draft.closesHour) ?? '',
  resultsAt: draft.hasResults ? (instantOf(draft.resultsOn, draft.resultsHour) ?? '') : null,
})

export interface StageDraft
  extends WindowDraft, Omit<StageBody, keyof ReturnType<typeof windowOf> | 'grades'> {
  grades: { gradeIndex: number; reserveId: number | null; minutes: number | null }[]
}

const usualMinutes = 45

/** Default: a final in a week, for every grade that has an available set. */
export function emptyStage({ grades, reserves, serverNow }: StageMaking): StageDraft {
  const day = dayAfter(serverNow, 7)
  const kind = 'final'
  return {
    kind,
    title: '',
    opensOn: day,
    opensHour: '10:00',
    closesOn: day,
    closesHour: '20:00',
    hasResults: true,
    resultsOn: dayAfter(serverNow, 11),
    resultsHour: '12:00',
    hardClose: false,
    entry: 'open',
    passPercent: 50,
    requiresTrial: false,
    hasDiplomas: true,
    grades: grades.map((gradeIndex) => {
      const free = reserves.find((reserve) => reserve.grades.includes(gradeIndex) && reserve.takenBy === null)
      return { gradeIndex, reserveId: free?.id ?? null, minutes: free?.minutes ?? usualMinutes }
    }),
  }
}

/** Request body: fields hidden in the form are omitted. */
export const bodyOf = (draft: StageDraft) => ({
  ...windowOf(draft),
  kind: draft.kind,
  title: draft.title,
  hardClose: draft.hardClose,
  entry: draft.entry,
  passPercent: draft.entry === 'by_result' ? draft.passPercent : null,
  requiresTrial: draft.requiresTrial,
  hasDiplomas: draft.hasDiplomas && draft.hasResults,
  grades: draft.grades.map((grade) =>
    grade.reserveId === null ? { ...grade, minutes: usualMinutes } : grade,
  ),
})

export interface MoveDraft extends WindowDraft {
  grades: { gradeIndex: number; minutes: number | null }[]
  reason: string
}

export const moveOf = ({ opensAt, closesAt, resultsAt, grades }: MonitoredStage): MoveDraft => ({
  opensOn: dayOf(opensAt),
  opensHour: hourOf(opensAt),
  closesOn: dayOf(closesAt),
  closesHour: hourOf(closesAt),
  hasResults: resultsAt !== null,
  resultsOn: dayOf(resultsAt),
  resultsHour: resultsAt === null ? '' : hourOf(resultsAt),
  grades: grades.map(({ gradeIndex, minutes }) => ({ gradeIndex, minutes })),
  reason: '',
})

/** Unchanged times are sent back with their seconds, because the form keeps only minutes. */
export function moveBodyOf(
  draft: MoveDraft,
  stage: MonitoredStage,
): Omit<MoveBody, 'grades' | 'version'> & Pick<MoveDraft, 'grades'> {
  const before = windowOf(moveOf(stage))
  const after = windowOf(draft)
  return {
    opensAt: after.opensAt === before.opensAt ? stage.opensAt : after.opensAt,
    closesAt: after.closesAt === before.closesAt ? stage.closesAt : after.closesAt,
    resultsAt: after.resultsAt === before.resultsAt ? stage.resultsAt : after.resultsAt,
    grades: draft.grades,
    reason: draft.reason,
  }
}
