import { expect, test } from 'vitest'
import { ordinaryOf, wrongInLevels } from './levels.ts'

const set = (level: 'a' | 'c', userIds: number[], taskIds = [1]) => ({ level, userIds, taskIds })
const stated = { levels: [set('a', [1]), set('c', [2])], isPublished: true, webinar: null }
const webinar = { title: 'Проценты', schoolClassId: 1, startsAt: '2026-11-20T12:00:00Z', minutes: 60 }

test.each([
  ['nothing, when every set has tasks and pupils', {}, null],
  ['nothing, when there are no sets', { levels: [], webinar }, null],
  ['a pupil in two sets', { levels: [set('a', [1]), set('c', [1])] }, 'pupil_in_two_sets'],
  ['a set without pupils', { levels: [set('a', [])] }, 'set_without_pupils'],
  ['a set without tasks', { levels: [set('a', [1], [])] }, 'set_without_tasks'],
  ['nothing of empty sets in a draft', { levels: [set('a', [], [])], isPublished: false }, null],
  ['sets of a webinar, which all solve together', { webinar }, 'webinar_has_one_set'],
])('says what is wrong: %s', (_, change, code) => {
  expect(wrongInLevels({ ...stated, ...change })).toBe(code)
})

test('a pupil with another set does not get the ordinary one, neither by name nor with the class', () => {
  expect(ordinaryOf({ userIds: [1, 5], exceptUserIds: [9] }, [1, 2])).toEqual({
    userIds: [5],
    exceptUserIds: [9, 1, 2],
  })
})
