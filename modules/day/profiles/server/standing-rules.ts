import type { PersonType } from '@school/users/server'
import { schoolYearOf } from '@school/texts'
import { ageOf, canBeChangedAt, gradeGapDays } from './rules.ts'

export interface GradeFacts {
  from: number | null
  to: number | null
  reason: string
  /** In a class that a school keeps. */
  isOfClass: boolean
  isHeld: boolean
  changedAt: Date | null
  checkedYear: number | null
}

const fewWords = 3

/** Why the class may not change; a step up in a new school year needs no reason and waits for nothing. */
export function gradeRefusal(
  { from, to, reason, isOfClass, isHeld, changedAt, checkedYear }: GradeFacts,
  now: Date,
): 'grade_of_class' | 'grade_held' | 'grade_gap' | 'reason_required' | null {
  if (isOfClass) return 'grade_of_class'
  if (isHeld) return 'grade_held'
  const isNextYear =
    from !== null && to === (from === 11 ? null : from + 1) && (checkedYear ?? Infinity) < schoolYearOf(now)
  if (isNextYear) return null
  if (canBeChangedAt(changedAt, gradeGapDays, now)) return 'grade_gap'
  return reason.length < fewWords ? 'reason_required' : null
}

export interface TypeFacts {
  from: PersonType
  to: PersonType
  isStaff: boolean
  isInClass: boolean
  hasWork: boolean
  isHeld: boolean
  birthday: string | null
  /** In a class of children. */
  gradeIndex: number | null
  changedAt: Date | null
}

const grownUp = 18
/** A pupil of the ninth grade or below is no grown-up, regardless of the entered birthday. */
const oldestChildGrade = 9

/**
 * Why an account may not become another kind of person. A teacher reads keys of practice and opens works of others: who has
 * solved anything here may not come to that by a switch, and who teaches may not come to be judged.
 */
export function typeRefusal(facts: TypeFacts, now: Date) {
  if (facts.isStaff) return 'type_of_staff'
  if (facts.isInClass) return 'type_of_class'
  if (facts.hasWork) return 'type_has_work'
  if (facts.isHeld) return 'type_held'
  const isYoung = facts.birthday !== null && ageOf(facts.birthday, now) < grownUp
  const isChild = facts.gradeIndex !== null && facts.gradeIndex <= oldestChildGrade
  if (facts.to === 'agent' && (isYoung || isChild)) return 'type_too_young'
  return canBeChangedAt(facts.changedAt, gradeGapDays, now) ? 'type_gap' : null
}
