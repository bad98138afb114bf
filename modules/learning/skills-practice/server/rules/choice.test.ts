import { describe, expect, test } from 'vitest'
import type { GivenTask, MasteryLevel, PracticeOutcome } from '../../contract/index.ts'
import {
  chooseTask,
  chooseToTrain,
  planCheck,
  planRepetition,
  type PoolTask,
  type SkillState,
} from './choice.ts'

const now = new Date('2026-11-20T12:00:00Z')
const skill = (id: number, level: MasteryLevel, more: Partial<SkillState> = {}): SkillState => ({
  id,
  level,
  grade: 7,
  position: id,
  prerequisiteIds: [],
  dueAt: null,
  practisedAt: null,
  ...more,
})
const given = (skillId: number, ...outcomes: PracticeOutcome[]): GivenTask[] =>
  outcomes.map((outcome, index) => ({ position: index + 1, skillId, outcome }))

/** A simple generator, sufficient to distinguish seeds. */
const luckOf = (seed: number) => {
  let state = seed * 7919 + 17
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

describe('the next skill of a training', () => {
  test('is the one of the lowest level, of equals the first on the map', () => {
    const skills = [
      skill(1, 'proficient'),
      skill(2, 'attempted'),
      skill(3, 'not_started'),
      skill(4, 'not_started'),
    ]
    expect(chooseToTrain(skills, [], 7)).toBe(3)
  })

  test('needs prerequisites that are at least familiar', () => {
    const onTop = skill(3, 'not_started', { prerequisiteIds: [2] })
    expect(chooseToTrain([skill(2, 'attempted'), onTop], [], 7)).toBe(2)
    expect(chooseToTrain([skill(2, 'familiar'), onTop], [], 7)).toBe(3)
    expect(chooseToTrain([onTop], [], 7)).toBe(3)
  })

  test('is of the own grade first, then of the nearest below', () => {
    const skills = [skill(1, 'not_started', { grade: 5 }), skill(2, 'not_started', { grade: 6 })]
    expect(chooseToTrain(skills, [], 7)).toBe(2)
    expect(chooseToTrain(skills, [], null)).toBe(1)
  })

  test('is not of a grade far below: a pupil of grade 7 is not asked to count to twenty', () => {
    const small = skill(1, 'not_started', { grade: 1 })
    expect(chooseToTrain([small, skill(2, 'familiar')], [], 7)).toBe(2)
    expect(chooseToTrain([small, skill(2, 'mastered'), skill(3, 'not_started', { grade: 9 })], [], 7)).toBe(3)
    expect(chooseToTrain([small, skill(2, 'mastered')], [], 7)).toBe(1)
  })

  test('is of the next grade when everything up to the own one is mastered', () => {
    const skills = [
      skill(1, 'mastered'),
      skill(2, 'not_started', { grade: 9 }),
      skill(3, 'not_started', { grade: 8 }),
    ]
    expect(chooseToTrain(skills, [], 7)).toBe(3)
    expect(chooseToTrain([skill(1, 'proficient'), ...skills.slice(1)], [], 7)).toBe(1)
  })

  test('is the one that was not touched longest when all are mastered', () => {
    const skills = [
      skill(1, 'mastered', { practisedAt: new Date('2026-11-19') }),
      skill(2, 'mastered', { practisedAt: new Date('2026-11-01') }),
    ]
    expect(chooseToTrain(skills, [], 7)).toBe(2)
    expect(chooseToTrain([], [], 7)).toBeNull()
  })

  test('stays until it is known, or five tasks are done, or three in a row are wrong', () => {
    const skills = [skill(1, 'attempted'), skill(2, 'not_started')]
    expect(chooseToTrain(skills, given(1, 'right', 'wrong'), 7)).toBe(1)
    expect(chooseToTrain(skills, given(1, 'right', 'right', 'right', 'right', 'wrong'), 7)).toBe(2)
    expect(chooseToTrain(skills, given(1, 'wrong', 'gave_up', 'wrong'), 7)).toBe(2)
    expect(chooseToTrain([skill(1, 'proficient'), skill(2, 'not_started')], given(1, 'right'), 7)).toBe(2)
  })

  test('comes back to a lone skill', () => {
    expect(chooseToTrain([skill(1, 'attempted')], given(1, 'wrong', 'wrong', 'wrong'), 7)).toBe(1)
  })
})

describe('a plan', () => {
  test('of repetition takes what is due, the longest waiting first', () => {
    const skills = [
      skill(1, 'mastered', { dueAt: new Date('2026-11-19') }),
      skill(2, 'mastered', { dueAt: new Date('2026-11-10') }),
      skill(3, 'mastered', { dueAt: new Date('2026-12-10') }),
      skill(4, 'proficient'),
    ]
    expect(planRepetition(skills, now)).toEqual([2, 1])
  })

  test('of a check mixes begun skills, at most two tasks of each and never in a row', () => {
    const skills = [
      skill(1, 'proficient'),
      skill(2, 'familiar'),
      skill(3, 'attempted'),
      skill(4, 'not_started'),
    ]
    const plan = planCheck(skills, luckOf(5), now)
    expect(plan).toEqual([1, 2, 3, 1, 2, 3])
  })

  test('of a check is ten tasks, and asks first what may become mastered', () => {
    const skills = [
      ...Array.from({ length: 9 }, (_, i) => skill(i + 1, 'familiar')),
      ...Array.from({ length: 4 }, (_, i) => skill(i + 20, 'proficient')),
    ]
    const plan = planCheck(skills, luckOf(7), now)
    expect(plan).toHaveLength(10)
    expect(plan.slice(0, 4).toSorted()).toEqual([20, 21, 22, 23])
    expect(planCheck(skills, luckOf(7), now)).toEqual(plan)
    expect(planCheck(skills, luckOf(8), now)).not.toEqual(plan)
  })

  test('of a check needs two begun skills', () => {
    expect(planCheck([skill(1, 'proficient'), skill(2, 'not_started')], luckOf(1), now)).toEqual([])
  })
})

describe('the task of a skill', () => {
  const pool: PoolTask[] = [1, 1, 2, 2, 3, 4].map((difficulty, index) => ({
    id: index + 1,
    difficulty,
    isMet: false,
  }))
  const met = (...ids: number[]) => pool.map((task) => ({ ...task, isMet: ids.includes(task.id) }))

  test('is of the difficulty that is asked for', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect([1, 2]).toContain(chooseTask(pool, 1, luckOf(seed)))
      expect(chooseTask(pool, 4, luckOf(seed))).toBe(6)
    }
  })

  test('is the nearest one when there is none of it', () => {
    expect(chooseTask(pool, 5, luckOf(1))).toBe(6)
    expect([1, 2, 3, 4, 5]).toContain(chooseTask(met(6), 4, luckOf(1)))
    expect(chooseTask(met(6), 4, luckOf(1))).toBe(5)
  })

  test('is never one that was met while others are left; a used up pool gives none', () => {
    expect(chooseTask(met(1, 2, 3, 4, 5), 1, luckOf(1))).toBe(6)
    expect(chooseTask(met(1, 2, 3, 4, 5, 6), 1, luckOf(1))).toBeNull()
  })

  test('differs between seeds and not between repeats', () => {
    const over = () => Array.from({ length: 30 }, (_, seed) => chooseTask(pool, 1, luckOf(seed)))
    expect(new Set(over())).toEqual(new Set([1, 2]))
    expect(over()).toEqual(over())
  })
})
