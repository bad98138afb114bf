import { expect, test } from 'vitest'
import { achievementsOf, type Facts } from './rules.ts'

const nothing: Facts = {
  solvedTasks: 0,
  bestStreak: 0,
  finishedCourses: 0,
  threeStars: 0,
  level: 1,
  diplomas: 0,
}
const reached = (facts: Partial<Facts>) =>
  achievementsOf({ ...nothing, ...facts })
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

test('what is ahead tells how much is done, and never more than it takes', () => {
  const tasks = achievementsOf({ ...nothing, solvedTasks: 40 }).filter(({ family }) => family === 'tasks')
  expect(tasks.map(({ done, of }) => `${done}/${of}`)).toEqual(['1/1', '10/10', '40/100', '40/500'])
})
