import type { Response } from '@school/tasks/contract'
import { setTimeout as pause } from 'node:timers/promises'
import { answersOf, asSent, type KeyedTask, type TaskToSolve } from '../../bench/pupils.ts'

export interface Heard {
  status: number
  code: string | null
  // oxlint-disable-next-line typescript/no-explicit-any -- replies are read without a schema
  body: any
}

/** A pupil's client: repeats a request until it is answered. */
export interface Speaker {
  say(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Heard>
}

/** A try of practice that the server has confirmed. */
export interface Confirmed {
  userId: number
  taskId: number
  response: Response
  gainedXp: number
}

/** Answers that may be stored for one task of an attempt: the last confirmed one, or one that was sent and not confirmed in time; `null` is none. */
export interface Saved {
  userId: number
  number: number
  taskId: number
  may: (Response | null)[]
}

/** The server's reply about an attempt that it has ended. */
export interface Finished {
  userId: number
  number: number
  xp: number
}

export interface PupilReport {
  confirmed: Confirmed[]
  saved: Saved[]
  finished: Finished[]
  /** Unexpected replies. */
  surprises: string[]
}

export const emptyReport = (): PupilReport => ({ confirmed: [], saved: [], finished: [], surprises: [] })

/** A pupil who works, and records the replies. */
export interface Worker {
  userId: number
  line: Speaker
  report: PupilReport
  thinkingMs: number
  isOver(): boolean
}

/** Solves lessons, every task wrongly and then rightly, until `isOver`. */
export async function practise(worker: Worker, tasks: readonly TaskToSolve[]): Promise<void> {
  const { userId, line, report } = worker
  const attempts = new Map<number, number>()
  for (const toSolve of tasks) {
    const { lessonId } = toSolve
    const taskId = toSolve.task.id
    for (const { kept: response, sent } of answersOf(userId, toSolve)) {
      if (worker.isOver()) return
      if (!attempts.has(lessonId)) {
        const { body } = await line.say('POST', `/api/lessons/${lessonId}/starts`, {})
        attempts.set(lessonId, body?.attempt?.id)
      }
      const path = `/api/attempts/${attempts.get(lessonId)}/tasks/${taskId}/answer_attempts`
      const { status, body, code } = await line.say('POST', path, { response: sent })
      if (status === 200) report.confirmed.push({ userId, taskId, response, gainedXp: body.gained_xp })
      else report.surprises.push(`practice of lesson ${lessonId}, task ${taskId}: ${status} ${code}`)
      await pause(worker.thinkingMs)
    }
  }
}

export interface Exam {
  path: string
  tasks: readonly { task: KeyedTask; responses: readonly Response[] }[]
}

/** Repeats an exam, changing answers until the time is up; every second attempt is finished by a request. */
export async function sitExams(worker: Worker, exam: Exam): Promise<void> {
  const { userId, line, report } = worker
  const holder = `chaos-of-pupil-${userId}`
  let sequence = 0
  let last = { number: 0, kept: new Map<number, Saved>() }
  for (let round = 1; !worker.isOver(); round++) {
    const started = await line.say('POST', `${exam.path}/starts`, { holder })
    if (started.status !== 200) {
      report.surprises.push(`start: ${started.status} ${started.code}`)
      await pause(1000)
      continue
    }
    const { number, id } = started.body.attempt as { number: number; id: number }
    const attempt = `/api/attempts/${id}`
    // An attempt past its deadline is continued during its grace period: answers saved before remain valid.
    if (last.number !== number) last = { number, kept: new Map() }
    const { kept } = last
    const saves = round % 2 ? 40 : Infinity
    for (let i = 0; i < saves && !worker.isOver(); i++) {
      const { task, responses } = exam.tasks[i % exam.tasks.length]!
      const taskId = task.id
      const response = responses[Math.floor(i / exam.tasks.length) % responses.length]!
      const { status, code } = await line.say('PUT', `${attempt}/tasks/${taskId}/answer`, {
        response: asSent(userId, task, response),
        sequence: ++sequence,
        holder,
      })
      const known: Saved = kept.get(taskId) ?? { userId, number, taskId, may: [null] }
      if (status === 200) kept.set(taskId, { ...known, may: [response] })
      else {
        if (code !== 'time_is_up' && code !== 'attempt_finished')
          report.surprises.push(`save: ${status} ${code}`)
        // It may have arrived in time with an earlier request whose confirmation was lost.
        kept.set(taskId, { ...known, may: [...known.may, response] })
        break
      }
      await pause(worker.thinkingMs)
    }
    report.saved.push(...kept.values())
    if (round % 2) {
      const { status, code } = await line.say('POST', `${attempt}/finishes`, {})
      if (status !== 200) report.surprises.push(`finish: ${status} ${code}`)
      // The XP are in the reply of the module that owns the exam.
      const { body } = await line.say('GET', `${exam.path}/tasks`)
      if (status === 200 && body?.attempt?.number === number)
        report.finished.push({ userId, number, xp: body.xp })
    } else if (!worker.isOver()) await pause(1000)
  }
}
