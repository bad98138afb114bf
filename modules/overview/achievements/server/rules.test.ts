import { levelOf } from '@school/rewards/contract'
import { describe, expect, test } from 'vitest'
import { achievementsOf, type Facts, type Grant, newsOf, steps } from './rules.ts'

const nothing: Facts = {
  solvedTasks: 0,
  bestStreak: 0,
  finishedCourses: 0,
  threeStars: 0,
  level: 1,
  diplomas: 0,
}
const shown = (facts: Partial<Facts>, grants: readonly Grant[] = [], isOwner = true) =>
  achievementsOf({ ...nothing, ...facts }, grants, isOwner)
const reached = (facts: Partial<Facts>) =>
  shown(facts)
    .filter(({ isReached }) => isReached)
    .map(({ family, of }) => `${family} ${of}`)

test.each<[string, Partial<Facts>, string[]]>([
  ['nothing is reached by a newcomer', {}, []],
  ['the first task is a step of its own', { solvedTasks: 1 }, ['tasks 1']],
  ['a step is reached by exactly as much as it takes', { solvedTasks: 10 }, ['tasks 1', 'tasks 10']],
  [
    'one short of a step is not the step',
    { solvedTasks: 99, bestStreak: 6 },
    ['tasks 1', 'tasks 10', 'streak 3'],
  ],
  ['families do not mix', { diplomas: 3, level: 5 }, ['level 5', 'diplomas 1', 'diplomas 3']],
])('%s', (_, facts, expected) => expect(reached(facts)).toEqual(expected))

test('a step ahead shows how much is done, and never more than it takes', () => {
  const tasks = shown({ solvedTasks: 40 }).filter(({ family }) => family === 'tasks')
  expect(tasks.map(({ done, of }) => `${done}/${of}`)).toEqual(['1/1', '10/10', '40/100', '40/500'])
})

describe('a grant', () => {
  const grant: Grant = {
    family: 'courses',
    of: 1,
    reachedAt: new Date('2026-11-19T15:00:00Z'),
    isNew: true,
  }
  const courseIn = (facts: Partial<Facts>, isOwner: boolean) =>
    shown(facts, [grant], isOwner).find(({ family, of }) => family === 'courses' && of === 1)

  test('shows its day, and only to its owner that it is new', () => {
    expect(courseIn({ finishedCourses: 1 }, true)).toMatchObject({
      reachedAt: '2026-11-19T15:00:00.000Z',
      isNew: true,
    })
    expect(courseIn({ finishedCourses: 1 }, false)).toMatchObject({ isReached: true, isNew: false })
  })

  test('stays when the course has got a new lesson since', () => {
    expect(courseIn({ finishedCourses: 0 }, true)).toMatchObject({ isReached: true, done: 1 })
  })

  test('that has not come yet leaves the step reached without a day', () => {
    expect(shown({ solvedTasks: 1 })[0]).toMatchObject({ isReached: true, reachedAt: null, isNew: false })
  })
})

test('a level needs the XP with which it begins', () => {
  const levels = steps.filter(({ family }) => family === 'level')
  expect(levels.map(({ of }) => of)).toEqual([5, 10])
  for (const { of, needed } of levels) {
    expect(levelOf(needed).level).toBe(of)
    expect(levelOf(needed - 1).level).toBe(of - 1)
  }
})

describe('news', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const granted = (of: number, isNew: boolean): Grant => ({
    family: 'tasks',
    of,
    reachedAt: new Date('2026-11-20T12:00:00Z'),
    isNew,
  })
  const news = (facts: Partial<Facts>, grants: readonly Grant[]) =>
    newsOf({ ...nothing, ...facts }, grants, now).map(({ family, of }) => `${family} ${of}`)

  test('are what was granted and not seen', () => {
    expect(news({ solvedTasks: 10 }, [granted(1, false), granted(10, true)])).toEqual(['tasks 10'])
  })

  test('include a step that is reached and not granted yet, as of now and before the older ones', () => {
    expect(news({ solvedTasks: 10 }, [granted(1, true)])).toEqual(['tasks 10', 'tasks 1'])
    expect(newsOf({ ...nothing, solvedTasks: 1 }, [], now)[0]?.reachedAt).toBe(now.toISOString())
  })

  test('are not what is ahead, and not what was seen', () => {
    expect(news({ solvedTasks: 9 }, [granted(1, false)])).toEqual([])
  })
})
