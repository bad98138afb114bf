import { addDays, daysBetween } from '@school/texts'
import {
  type Aim,
  minuteLimits,
  mostDaysAhead,
  type objectiveErrors,
  subjectOf,
  targetLimits,
} from '../../contract/index.ts'

export type AimRefusal = keyof typeof objectiveErrors

/** What the school has of what is aimed at. */
export interface Known {
  isDiscipline: boolean
  /** Of that subject. */
  isSkill: boolean
  hasExam: boolean
}

const isWithin = (value: number, { least, most }: { least: number; most: number }): boolean =>
  value >= least && value <= most

/** Days of which there is one a day at most. */
const daily: ReadonlySet<Aim['metric']> = new Set(['row', 'days', 'minutes'])

/** Why a term is none; `null` when it is one. @param today by the clock of the pupil */
export function refuseTerm(
  { metric, target, dueOn }: Pick<Aim, 'metric' | 'target' | 'dueOn'>,
  today: string,
  done = 0,
): AimRefusal | null {
  if (dueOn <= today) return 'objective_date_early'
  if (dueOn > addDays(today, mostDaysAhead)) return 'objective_date_far'
  const days = daysBetween(today, dueOn) + 1
  return daily.has(metric) && days < target - done ? 'objective_date_near' : null
}

/** Why a goal is none; `null` when it is one. */
export function refuseAim(aim: Aim, known: Known, today: string): AimRefusal | null {
  const { metric, target, disciplineId, skillId, exam, dailyMinutes } = aim
  const subject = subjectOf(metric)
  if (subject === 'needed' ? !known.isDiscipline : disciplineId !== null && !known.isDiscipline)
    return 'objective_discipline_needed'
  if (skillId !== null && !known.isSkill) return 'objective_skill_unknown'
  if (metric === 'exam' && (exam === null || !known.hasExam)) return 'objective_exam_unknown'
  if (!isWithin(target, targetLimits(metric, exam))) return 'objective_target_wrong'
  if (metric === 'minutes' && (dailyMinutes === null || !isWithin(dailyMinutes, minuteLimits)))
    return 'objective_minutes_wrong'
  return refuseTerm(aim, today)
}

/** What does not belong to a goal of this kind is not kept. */
export const keptAim = (aim: Aim): Aim => ({
  ...aim,
  disciplineId: subjectOf(aim.metric) === 'none' ? null : aim.disciplineId,
  skillId: aim.metric === 'tasks' ? aim.skillId : null,
  exam: aim.metric === 'exam' ? aim.exam : null,
  dailyMinutes: aim.metric === 'minutes' ? aim.dailyMinutes : null,
})
