import { seriesLength } from '../../contract/mastery.ts'
import { compareLevels, isAtLeast, isDue, isMiss, type Mastery } from './mastery.ts'
import type { GivenTask, MasteryLevel } from '../../contract/index.ts'

/** What the choice knows of a skill. */
export interface SkillState extends Pick<Mastery, 'level' | 'dueAt'> {
  id: number
  grade: number
  position: number
  prerequisiteIds: readonly number[]
  practisedAt: Date | null
}

type Levels = ReadonlyMap<number, MasteryLevel>

const levelsOf = (skills: readonly SkillState[]): Levels =>
  new Map(skills.map(({ id, level }) => [id, level]))

/** Prerequisites that are not known well enough; those absent from the map block nothing. */
export const missingOf = (
  { prerequisiteIds }: Pick<SkillState, 'prerequisiteIds'>,
  levels: Levels,
): number[] => prerequisiteIds.filter((id) => levels.has(id) && !isAtLeast(levels.get(id)!, 'familiar'))

export const isReady = (skill: SkillState, levels: Levels): boolean => missingOf(skill, levels).length === 0

/** Seeded random numbers from 0 to 1: the same session asks the same tasks in the same order. */
export type Luck = () => number

function shuffled<T>(items: readonly T[], luck: Luck): T[] {
  return items
    .map((item) => ({ item, at: luck() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** How many grades below the own one training selects automatically; lower ones are chosen by the pupil. */
const gradesBack = 3

/** Skills of the pupil's grade and a little below; of the next ones only when those are all mastered. */
function suitable(skills: readonly SkillState[], grade: number | null): readonly SkillState[] {
  const open = skills.filter(({ level }) => level !== 'mastered')
  if (grade === null) return open
  const own = open.filter((skill) => skill.grade <= grade && skill.grade >= grade - gradesBack)
  if (own.length > 0) return own
  const grades = open.map((skill) => skill.grade)
  const above = grades.filter((other) => other > grade)
  const next = above.length > 0 ? Math.min(...above) : Math.max(...grades)
  return open.filter((skill) => skill.grade === next)
}

/** Training leaves a skill after this many wrong answers in a row. */
const missesToLeave = 3

/** Whether training stays with the skill of the last task: until it is known, its series is full, or there is no progress. */
function isStaying(given: readonly GivenTask[], level: MasteryLevel): boolean {
  const last = given.at(-1)!.skillId
  const since = given.findLastIndex(({ skillId }) => skillId !== last) + 1
  const own = given.slice(since)
  const misses = own.slice(-missesToLeave).filter(({ outcome }) => outcome && isMiss(outcome)).length
  return own.length < seriesLength && misses < missesToLeave && !isAtLeast(level, 'proficient')
}

/** The lowest level first, then what is nearest to the own grade, then the order of the map. */
const byNeed =
  (grade: number | null) =>
  (a: SkillState, b: SkillState): number =>
    compareLevels(a.level, b.level) ||
    (grade === null ? a.grade - b.grade : Math.abs(grade - a.grade) - Math.abs(grade - b.grade)) ||
    a.position - b.position

/**
 * The skill of the next task of a training: the lowest level whose prerequisites are at least familiar. When all are
 * mastered, the one that was not touched longest.
 */
export function chooseToTrain(
  skills: readonly SkillState[],
  given: readonly GivenTask[],
  grade: number | null,
): number | null {
  const levels = levelsOf(skills)
  const last = given.at(-1)?.skillId
  if (last !== undefined && levels.has(last) && isStaying(given, levels.get(last)!)) return last
  const ready = suitable(skills, grade).filter((skill) => isReady(skill, levels))
  const others = ready.filter(({ id }) => id !== last)
  const [lowest] = (others.length > 0 ? others : ready).toSorted(byNeed(grade))
  if (lowest) return lowest.id
  const longest = skills.toSorted((a, b) => Number(a.practisedAt ?? 0) - Number(b.practisedAt ?? 0))
  return (longest.find(({ id }) => id !== last) ?? longest[0])?.id ?? null
}

export const longestPlan = 10
const tasksOfSkillInCheck = 2

/** Mastered skills whose day has come, the longest waiting first. */
export const planRepetition = (skills: readonly SkillState[], now: Date): number[] =>
  skills
    .filter((skill) => isDue(skill, now))
    .toSorted((a, b) => Number(a.dueAt) - Number(b.dueAt))
    .slice(0, longestPlan)
    .map(({ id }) => id)

/** What a check asks first: what may become mastered, then what may have been forgotten, then the rest. */
function urgency(skill: SkillState, now: Date): number {
  if (skill.level === 'proficient') return 0
  if (isDue(skill, now)) return 1
  return { familiar: 2, mastered: 3, attempted: 4, not_started: 5 }[skill.level]
}

/** Ten mixed tasks over started skills, at most two per skill and never in a row; with nothing to mix there is no plan. */
export function planCheck(skills: readonly SkillState[], luck: Luck, now: Date): number[] {
  const begun = skills.filter(({ level }) => level !== 'not_started')
  if (begun.length < 2) return []
  const asked = shuffled(begun, luck)
    .toSorted((a, b) => urgency(a, now) - urgency(b, now))
    .slice(0, longestPlan)
    .map(({ id }) => id)
  const rounds = Array.from({ length: tasksOfSkillInCheck }, () => asked).flat()
  return rounds.slice(0, Math.min(longestPlan, rounds.length))
}

export interface PoolTask {
  id: number
  difficulty: number
  /** Met since the pool was last used up. */
  isMet: boolean
}

/** The task of the pool nearest to the step, random among equals, never a repeated one. `null` when the pool is used up. */
export function chooseTask(pool: readonly PoolTask[], step: number, luck: Luck): number | null {
  const fresh = pool.filter(({ isMet }) => !isMet)
  if (fresh.length === 0) return null
  const distance = ({ difficulty }: PoolTask) => Math.abs(difficulty - step)
  const nearest = Math.min(...fresh.map(distance))
  const [chosen] = shuffled(
    fresh.filter((task) => distance(task) === nearest),
    luck,
  )
  return chosen!.id
}
