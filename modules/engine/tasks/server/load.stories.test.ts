/** @module-tag embedded */
import { inTransaction, type Unit } from '@school/db'
import { openTestSchool, today } from '@school/server/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { type KeyedTask, loadTasks } from './load.ts'
import { parseTask } from './content/index.ts'
import { findTask } from './queries.ts'

const file = (title: string, answer: string) => `---
title: ${title}
kind: number
difficulty: 3
skills: [equations.linear]
answer: ${answer}
proof: { right: ["${answer}"], wrong: ["-1"] }
---
Сколько?

## Решение

Столько.
`
const taskOf = (key: string, title = 'Весы', answer = '5'): KeyedTask => ({
  ...parseTask(file(title, answer), () => null).task!,
  key,
})

let pool: Parameters<typeof inTransaction>[0]
beforeAll(async () => {
  pool = (await openTestSchool()).database.pool
})

class Undo extends Error {}

/** Runs a story in the real database and rolls it back. */
async function story(act: (unit: Unit) => Promise<void>): Promise<void> {
  const rolledBack = inTransaction(pool, async (unit) => {
    await act(unit)
    throw new Undo()
  })
  await expect(rolledBack).rejects.toThrow(Undo)
}

const scales = taskOf('a/b/scales')
const jars = taskOf('a/b/jars')

describe('loading tasks', () => {
  test('adds new ones, worth 10 XP for each step of difficulty', () =>
    story(async ({ db, sql }) => {
      const { added, ids } = await loadTasks(db, [scales, jars], today, ['a/'])
      expect(added).toBe(2)
      const task = await findTask(sql, ids.get('a/b/scales')!)
      expect(task).toMatchObject({
        title: 'Весы',
        difficulty: 3,
        availableXp: 30,
        maxScore: 1,
        retiredAt: null,
      })
      expect(task).toMatchObject({ question: scales.question, rubric: scales.rubric, hints: [] })
    }))

  test('writes nothing when nothing has changed', () =>
    story(async ({ db }) => {
      const first = await loadTasks(db, [scales, jars], today, ['a/'])
      const again = await loadTasks(db, [scales, jars], today, ['a/'])
      expect(again).toMatchObject({ added: 0, changed: 0, retired: 0 })
      expect(again.ids).toEqual(first.ids)
    }))

  test('rewrites only what has changed, under the same id', () =>
    story(async ({ db, sql }) => {
      const first = await loadTasks(db, [scales, jars], today, ['a/'])
      const again = await loadTasks(db, [scales, taskOf('a/b/jars', 'Банки', '7')], today, ['a/'])
      expect(again).toMatchObject({ added: 0, changed: 1 })
      expect(again.ids).toEqual(first.ids)
      expect(await findTask(sql, again.ids.get('a/b/jars')!)).toMatchObject({
        title: 'Банки',
        rubric: { answer: 7 },
      })
    }))

  test.each([
    ['a word about what is right', { comment: 'Взвесьте ещё раз' }, 0],
    ['a word about a mistake', { mistakes: [{ answer: 4, comment: 'Потеряна гиря' }] }, 0],
    ['another answer', { answer: 7 }, 1],
    ['another answer with a word about it', { answer: 7, comment: 'Взвесьте ещё раз' }, 1],
  ])('%s in a key: whether it is judged by another one', (_, change, changes) =>
    story(async ({ db, sql }) => {
      const { ids } = await loadTasks(db, [scales], today, ['a/'])
      const rubric = { ...scales.rubric, ...change } as KeyedTask['rubric']
      const again = await loadTasks(db, [{ ...scales, rubric, contentHash: 'other' }], today, ['a/'])
      expect(again).toMatchObject({ changed: 1 })
      const { rows } = await sql.query({
        name: 'count_changes_of_scales',
        text: 'select from task_changes where task_id = $1',
        values: [ids.get('a/b/scales')],
      })
      expect(rows).toHaveLength(changes)
    }),
  )

  test('retires what is gone and revives what came back', () =>
    story(async ({ db, sql }) => {
      const { ids } = await loadTasks(db, [scales, jars], today, ['a/'])
      expect(await loadTasks(db, [scales], today, ['a/'])).toMatchObject({ retired: 1 })
      expect(await findTask(sql, ids.get('a/b/jars')!)).toMatchObject({ retiredAt: today })
      expect(await loadTasks(db, [scales], today, ['a/'])).toMatchObject({ retired: 0 })
      expect(await loadTasks(db, [scales, jars], today, ['a/'])).toMatchObject({ added: 0, changed: 1 })
      expect(await findTask(sql, ids.get('a/b/jars')!)).toMatchObject({ retiredAt: null })
    }))
})

describe('asking for tasks', () => {
  test('gives nothing for an unknown id', () =>
    story(async ({ sql }) => {
      expect(await findTask(sql, 999_999)).toBeUndefined()
    }))
})
