import type { Response } from '@school/tasks/contract'
import { expect, test } from 'vitest'
import type { Held } from './held.ts'
import { emptyReport, type PupilReport } from './pupils.ts'
import { judge, type Ledger } from './verdict.ts'

const three: Response = { kind: 'number', text: '3' }
const four: Response = { kind: 'number', text: '4' }

const practised: Held = {
  userId: 1,
  number: 1,
  taskId: 7,
  isExam: false,
  tryNumber: 1,
  response: three,
  share: 1,
  rightShare: 1,
  worthXp: 10,
  worthPoints: 100,
}
const examined: Held = { ...practised, userId: 2, taskId: 9, isExam: true, response: four }

/** A database with one practice answer and one exam answer, each worth 10 XP. */
const holding = (changed: Partial<Ledger> = {}): Ledger => ({
  answers: [practised, examined],
  attempts: [{ userId: 2, number: 1, isExam: true, isOpen: false, points: 100, shownXp: 10 }],
  xp: [
    { userId: 1, taskId: 7, paid: 10, shown: 10 },
    { userId: 2, taskId: 9, paid: 10, shown: 10 },
  ],
  ...changed,
})

const report: PupilReport = {
  ...emptyReport(),
  confirmed: [{ userId: 1, taskId: 7, response: three, gainedXp: 10 }],
  saved: [{ userId: 2, number: 1, taskId: 9, may: [four] }],
  finished: [{ userId: 2, number: 1, xp: 10 }],
}

test('an answer that was confirmed and is stored once is no fault, whatever the order of its keys', () => {
  const response: Response = { text: '3', kind: 'number' }
  expect(judge(holding({ answers: [{ ...practised, response }, examined] }), report)).toEqual([])
})

test('XP of an exam are those of the better attempt, also when it was an earlier one', () => {
  const worse: Held = {
    ...examined,
    number: 2,
    response: three,
    share: 0,
    rightShare: 0,
    worthXp: 0,
    worthPoints: 0,
  }
  const [attempt] = holding().attempts
  const ledger = holding({
    answers: [practised, examined, worse],
    attempts: [attempt!, { ...attempt!, number: 2, points: 0, shownXp: 0 }],
  })
  const again = { userId: 2, number: 2, taskId: 9, may: [three] }
  expect(judge(ledger, { ...report, saved: [...report.saved, again] })).toEqual([])
})

const paid = (userId: number, xp: number) =>
  holding().xp.map((one) => (one.userId === userId ? { ...one, paid: xp } : one))

test.each<[string, Partial<Ledger>, string]>([
  ['a missing confirmed answer', { answers: [examined] }, 'lost: 1/7'],
  ['an answer counted twice', { answers: [practised, practised, examined] }, 'counted twice: 1/7'],
  ['another answer', { answers: [{ ...practised, response: four }, examined] }, 'another answer: 1/7'],
  ['XP paid twice', { xp: paid(1, 20) }, 'XP of practice: 1/7 was paid 20, is worth 10'],
  ['XP never paid', { xp: [] }, 'XP of practice: 1/7 was paid 0'],
  ['XP of an exam paid twice', { xp: paid(2, 20) }, 'XP of an exam: 2/9 was paid 20, is worth 10'],
  ['XP of an exam never paid', { xp: [] }, 'XP of an exam: 2/9 was paid 0'],
  ['a missing saved answer', { answers: [practised] }, 'lost in an exam: 2/1/9'],
  [
    'an exam answer judged twice',
    { answers: [practised, examined, examined] },
    'judged twice in an exam: 2/1/9',
  ],
  [
    'another answer of an exam',
    { answers: [practised, { ...examined, response: three }] },
    'another answer in an exam',
  ],
  ['a wrong judgement', { answers: [practised, { ...examined, share: 0 }] }, 'judged wrongly: 2/1/9'],
  [
    'points without answers',
    { attempts: [{ ...holding().attempts[0]!, points: 200 }] },
    'points of an attempt: 2/1 has 200',
  ],
  ['an open attempt', { attempts: [{ ...holding().attempts[0]!, isOpen: true }] }, 'open past its end: 2/1'],
  [
    'XP confirmed and not stored',
    { attempts: [{ ...holding().attempts[0]!, shownXp: 0 }] },
    'XP of an ended attempt: 2/1',
  ],
])('%s is found', (_, held, fault) => {
  expect(judge(holding(held), report).join('\n')).toContain(fault)
})
