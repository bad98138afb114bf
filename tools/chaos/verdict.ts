import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@school/db'
import { type Held, type HeldAttempt, listHeld, listAttempts, listXp, type TaskXp } from './held.ts'
import type { PupilReport } from './pupils.ts'

/** The state of the database. */
export interface Ledger {
  answers: readonly Held[]
  attempts: readonly HeldAttempt[]
  xp: readonly TaskXp[]
}

const taskKey = ({ userId, taskId }: { userId: number; taskId: number }) => `${userId}/${taskId}`
const attemptKey = ({ userId, number }: { userId: number; number: number }) => `${userId}/${number}`
const examKey = (of: { userId: number; number: number; taskId: number }) => `${attemptKey(of)}/${of.taskId}`
const json = (value: unknown) => JSON.stringify(value)
/** Requests omit absent fields. */
const same = (sent: unknown, held: unknown) => isDeepStrictEqual(JSON.parse(json(sent)), held)

/** @returns contradictions between the database and the replies to the pupils; none if all is well */
export async function findFaults(
  database: Database,
  report: PupilReport,
  userIds: readonly number[],
): Promise<string[]> {
  const [answers, attempts, xp] = await Promise.all([
    listHeld(database, userIds),
    listAttempts(database, userIds),
    listXp(database, userIds),
  ])
  return judge({ answers, attempts, xp }, report)
}

export const judge = (ledger: Ledger, report: PupilReport): string[] => [
  ...faultsOfPractice(ledger, report),
  ...faultsOfExams(ledger, report),
  ...faultsOfAttempts(ledger, report),
  ...faultsOfXp(ledger, report),
  ...new Set(report.surprises),
]

function faultsOfPractice({ answers }: Ledger, report: PupilReport): string[] {
  const faults: string[] = []
  const kept = Map.groupBy(
    answers.filter(({ isExam }) => !isExam),
    taskKey,
  )
  const wanted = Map.groupBy(report.confirmed, taskKey)
  for (const [key, confirmed] of wanted) {
    const found = kept.get(key) ?? []
    if (found.length < confirmed.length) faults.push(`lost: ${key}, ${found.length} of ${confirmed.length}`)
    if (found.length > confirmed.length)
      faults.push(`counted twice: ${key}, ${found.length} for ${confirmed.length}`)
    confirmed.forEach(({ response }, i) => {
      if (found[i] && !same(response, found[i].response)) faults.push(`another answer: ${key}, try ${i + 1}`)
    })
  }
  for (const key of kept.keys()) if (!wanted.has(key)) faults.push(`an answer that was not given: ${key}`)
  return faults
}

function faultsOfExams({ answers }: Ledger, report: PupilReport): string[] {
  const faults: string[] = []
  const found = Map.groupBy(
    answers.filter(({ isExam }) => isExam),
    examKey,
  )
  // An attempt that was continued after a pause has two records: the last one counts.
  const saved = new Map(report.saved.map((one) => [examKey(one), one]))
  for (const [key, { may }] of saved) {
    const response = found.get(key)?.[0]?.response ?? null
    if (may.some((one) => same(one, response))) continue
    const what = response === null ? 'lost' : 'another answer'
    faults.push(`${what} in an exam: ${key}, ${json(response)} and not ${json(may)}`)
  }
  for (const [key, held] of found) {
    if (held.length > 1) faults.push(`judged twice in an exam: ${key}, ${held.length} answers`)
    if (!saved.has(key)) faults.push(`an answer that was not given in an exam: ${key}`)
  }
  for (const one of answers)
    if (one.share !== one.rightShare)
      faults.push(`judged wrongly: ${examKey(one)}, ${one.share} and not ${one.rightShare}`)
  return faults
}

function faultsOfAttempts({ answers, attempts }: Ledger, report: PupilReport): string[] {
  const faults: string[] = []
  const points = new Map<string, number>()
  for (const one of answers)
    if (one.isExam && one.tryNumber === 1)
      points.set(attemptKey(one), (points.get(attemptKey(one)) ?? 0) + one.worthPoints)
  const exams = attempts.filter(({ isExam }) => isExam)
  for (const attempt of exams) {
    const worth = points.get(attemptKey(attempt)) ?? 0
    if (attempt.isOpen) faults.push(`open past its end: ${attemptKey(attempt)}`)
    else if (attempt.points !== worth)
      faults.push(`points of an attempt: ${attemptKey(attempt)} has ${attempt.points}, is worth ${worth}`)
  }
  const shown = new Map(exams.map((attempt) => [attemptKey(attempt), attempt.shownXp]))
  for (const attempt of report.finished) {
    const kept = shown.get(attemptKey(attempt))
    if (kept !== attempt.xp)
      faults.push(`XP of an ended attempt: ${attemptKey(attempt)} has ${kept}, reported ${attempt.xp}`)
  }
  return faults
}

/** In practice the server reports XP with each answer; an exam pays for the best of its attempts. */
function faultsOfXp({ answers, xp }: Ledger, report: PupilReport): string[] {
  const promised = new Map<string, { of: string; xp: number }>()
  const known = (key: string) => promised.get(key)?.xp ?? 0
  for (const { gainedXp, ...one } of report.confirmed)
    promised.set(taskKey(one), { of: 'practice', xp: known(taskKey(one)) + gainedXp })
  for (const one of answers)
    if (one.isExam && one.tryNumber === 1)
      promised.set(taskKey(one), { of: 'an exam', xp: Math.max(known(taskKey(one)), one.worthXp) })
  const held = new Map(xp.map((one) => [taskKey(one), one]))
  return [...new Set([...promised.keys(), ...held.keys()])].flatMap((key) => {
    const { paid, shown } = held.get(key) ?? { paid: 0, shown: 0 }
    const { of, xp: worth } = promised.get(key) ?? { of: 'nothing', xp: 0 }
    const faults: string[] = []
    if (paid !== worth) faults.push(`XP of ${of}: ${key} was paid ${paid}, is worth ${worth}`)
    if (shown !== paid) faults.push(`XP of ${of}: ${key} was paid ${paid}, shown ${shown}`)
    return faults
  })
}
