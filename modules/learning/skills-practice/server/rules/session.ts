import type { GivenTask, MasteryLevel, SessionMode, SkillChange, SkillName } from '../../contract/index.ts'
import { compareLevels, isAtLeast } from './mastery.ts'

export const trainingMinutes = 10
const tasksOfSkill = 7
/** A clock that was forgotten over night must not fill the table. */
const tasksByClock = 60

/** How many tasks there will be at most; `null` where the clock decides. */
export const limitOf = (mode: SessionMode, plan: readonly number[]): number | null =>
  mode === 'ten_minutes' ? null : mode === 'skill' ? tasksOfSkill : plan.length

/** A check and a repetition move levels down as well as up. */
export const isCheck = (mode: SessionMode): boolean => mode === 'check' || mode === 'repeat'

export interface SessionFacts {
  mode: SessionMode
  plan: readonly number[]
  endsAt: Date | null
  given: readonly (GivenTask & { before: MasteryLevel; after: MasteryLevel | null })[]
}

/**
 * Whether no more tasks are given: all were given, the time is over, or the skill has become known. The task in progress when the
 * time runs out may be finished.
 */
export function isOver({ mode, plan, endsAt, given }: SessionFacts, now: Date): boolean {
  const limit = limitOf(mode, plan) ?? tasksByClock
  if (given.length >= limit || (endsAt !== null && now >= endsAt)) return true
  const last = given.at(-1)
  if (mode !== 'skill' || !last?.after) return false
  return !isAtLeast(given[0]!.before, 'proficient') && isAtLeast(last.after, 'proficient')
}

/** What happened to each skill, in the order of meeting them. */
export function changesOf(given: SessionFacts['given'], names: ReadonlyMap<number, string>): SkillChange[] {
  const answered = given.filter(({ outcome }) => outcome !== null)
  return [...Map.groupBy(answered, ({ skillId }) => skillId)].map(([id, own]) => ({
    id,
    title: names.get(id) ?? '',
    before: own[0]!.before,
    after: own.at(-1)!.after ?? own[0]!.before,
    answered: own.length,
    right: own.filter(({ outcome }) => outcome === 'right').length,
  }))
}

export interface AdviceFacts {
  mode: SessionMode
  changes: readonly SkillChange[]
  /** Lessons with the theory of skills. */
  lessons: ReadonlyMap<number, { lessonId: number; courseId: number }>
  /** Mastered skills whose day has come. */
  due: number
  /** Skills that a check may raise. */
  proficient: number
  /** What a training would begin with now. */
  next: SkillName | null
}

const proficientForCheck = 2
const fewAnswers = 2

/** One advice by priority: recover a fallen level, learn a failing skill, check known ones, repeat due ones, continue. */
export function adviceOf({ mode, changes, lessons, due, proficient, next }: AdviceFacts) {
  const [fallen] = changes.filter(({ before, after }) => compareLevels(after, before) < 0)
  if (fallen) return { kind: 'recover', skill: nameOf(fallen) } as const
  const stuck = changes.find(
    ({ id, answered, right }) => lessons.has(id) && answered >= fewAnswers && right * 2 < answered,
  )
  if (stuck) return { kind: 'theory', skill: nameOf(stuck), ...lessons.get(stuck.id)! } as const
  if (proficient >= proficientForCheck && mode !== 'check') return { kind: 'check' } as const
  if (due > 0 && mode !== 'repeat') return { kind: 'repeat', due } as const
  return next ? ({ kind: 'train', skill: next } as const) : ({ kind: 'rest' } as const)
}

const nameOf = ({ id, title }: SkillName): SkillName => ({ id, title })
