import type { Database } from '@school/db'
import type { Response } from '@school/tasks/contract'
import { expect, test } from 'vitest'
import type { Told } from './pupils.ts'
import { findFaults } from './verdict.ts'

const three: Response = { kind: 'number', text: '3' }
const four: Response = { kind: 'number', text: '4' }

interface Held {
  practice?: Response[]
  xp?: number
  exam?: Response[]
}

/** A database that holds this of one pupil and one task. */
function holding({ practice = [three], xp = 10, exam = [four] }: Held = {}): Database {
  const answers = [
    practice.map((response) => ({ userId: 1, taskId: 7, response })),
    [{ userId: 1, taskId: 7, xp }],
    exam.map((response) => ({ userId: 2, run: 1, taskId: 9, response })),
  ]
  return { pool: { query: async () => ({ rows: answers.shift() }) } } as never
}

const told: Told = {
  confirmed: [{ userId: 1, taskId: 7, response: three, gainedXp: 10 }],
  saved: [{ userId: 2, run: 1, taskId: 9, may: [four] }],
  surprises: [],
}

const faultsOf = (held: Held) => findFaults(holding(held), told, [1, 2])

test('what was confirmed and is kept once is no fault, whatever order the keys came in', async () => {
  expect(await faultsOf({ practice: [{ text: '3', kind: 'number' }] })).toEqual([])
})

test.each<[string, Held, string]>([
  ['a confirmed answer that is not there', { practice: [] }, 'lost: 1/7'],
  ['an answer that was counted twice', { practice: [three, three] }, 'counted twice: 1/7'],
  ['another answer than the confirmed one', { practice: [four] }, 'another answer: 1/7'],
  ['XP that was paid twice', { xp: 20 }, 'XP: 1/7 was paid 20, told 10'],
  ['a saved answer of an exam that is not there', { exam: [] }, 'lost in an exam: 2/1/9'],
  ['another answer of an exam', { exam: [three] }, 'another answer in an exam: 2/1/9'],
])('%s is found', async (_, held, fault) => {
  expect((await faultsOf(held)).join('\n')).toContain(fault)
})
