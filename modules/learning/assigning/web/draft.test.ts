import { expect, test } from 'vitest'
import { bodyOf, emptyDraft, withTaskAt } from './draft.ts'

const tasks = [1, 2, 3].map((id) => ({
  id,
  title: `Задача ${id}`,
  kind: 'number' as const,
  difficulty: 1,
  from: '',
}))
const order = (id: number, index: number) => withTaskAt(tasks, id, index).map((task) => task.id)

const options = {
  classes: [],
  serverNow: '2026-11-20T09:00:00Z',
  markScale: [85, 65, 45] as [number, number, number],
}

test('a task moves to another place, the rest keep their order', () => {
  expect(order(3, 0)).toEqual([3, 1, 2])
  expect(order(1, 1)).toEqual([2, 1, 3])
  expect(order(1, 2)).toEqual([2, 3, 1])
})

test('a deadline has an hour; without one it is the end of the day', () => {
  const draft = { ...emptyDraft(options), softAt: '20:00', hardAt: '' }
  expect(bodyOf(draft)).toMatchObject({
    softDeadlineAt: '2026-11-23T17:00:00.000Z',
    hardDeadlineAt: '2026-11-30T20:59:00.000Z',
  })
})

test('a webinar is given to its class only', () => {
  const webinar = { title: 'Проценты', schoolClassId: 7, on: '2026-11-21', at: '18:00', minutes: '60' }
  const draft = { ...emptyDraft(options), schoolClassIds: [1], exceptUserIds: [2], webinar }
  expect(bodyOf(draft)).toMatchObject({ schoolClassIds: [], userIds: [], exceptUserIds: [] })
})

test('a new homework is for the requested class, or for the only one', () => {
  const classOf = (id: number) => ({ id, title: '7А', school: '', pupils: [] })
  const chosen = (classes: number[], asked: number | null) =>
    emptyDraft({ ...options, classes: classes.map(classOf) }, asked).schoolClassIds
  expect(chosen([1, 2], 2)).toEqual([2])
  expect(chosen([1, 2], null)).toEqual([])
  expect(chosen([1, 2], 9)).toEqual([])
  expect(chosen([1], null)).toEqual([1])
})
