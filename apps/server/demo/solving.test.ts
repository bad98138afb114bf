import { expect, test } from 'vitest'
import { Chance } from './chance.ts'
import type { JudgedResponse, StudiedTask } from './curriculum.ts'
import { solve } from './solving.ts'

const judged = (text: string, share: number): JudgedResponse => ({
  response: { kind: 'number', text },
  verdict: { outcome: share === 1 ? 'right' : 'wrong', share, parts: [], feedback: null },
})
const task: StudiedTask = {
  id: 3,
  key: 'course/lesson/task',
  difficulty: 2,
  availableXp: 20,
  hintsTotal: 2,
  right: [judged('4', 1)],
  wrong: [judged('5', 0)],
}
const steps = [
  { kind: 'answer', judged: task.wrong[0]! },
  { kind: 'answer', judged: task.right[0]! },
] as const
const begunAt = Date.parse('2026-11-20T15:00:00Z')
const solveBy = (now: number) => solve(7, task, steps, begunAt, new Date(now), new Chance('solving'))

test('steps are taken by the rules of practice and paid', () => {
  const solving = solveBy(begunAt + 3_600_000)!
  expect(solving.task.taskState).toMatchObject({ status: 'solved', tries: 2, xp: 15 })
  expect(solving.postings).toMatchObject([{ userId: 7, amount: 15, reason: 'task_solved', sourceId: 3 }])
  expect(solving.postings[0]!.createdAt).toEqual(solving.task.answers[1]!.answeredAt)
})

test('what would happen after now has not happened', () => {
  const [first, second] = solveBy(begunAt + 3_600_000)!.task.answers
  const between = solveBy((first!.answeredAt.getTime() + second!.answeredAt.getTime()) / 2)!
  expect(between.task).toMatchObject({ taskState: { status: 'started', tries: 1 }, answers: [first] })
  expect(between.postings).toEqual([])
  expect(solveBy(first!.answeredAt.getTime() - 1)).toBeNull()
})
