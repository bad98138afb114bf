import { hash } from 'node:crypto'
import type { Question, Response, Solution, Verdict } from '../contract/index.ts'
import type { Rubric } from './rubric.ts'
import { shuffledOptions } from './shuffle.ts'
import { solutionOf } from './solution.ts'

/** Input of a person's view of a task; the question and the key are of the same variant. */
interface Shown {
  id: number
  question: Question
  rubric: Rubric
}

/**
 * A task as shown to one person. The author's ids of options reveal the key («a» is right more often than not), so they stay
 * on the server: outgoing data are `question`, `shown`, `verdict` and `solution`, incoming data go through `keptResponse`. Nothing of it
 * is stored: answers are stored in the database with the author's ids.
 */
export interface PersonalTask<Q extends Question = Question> {
  /** @param attempt every attempt has its own order of options */
  question: (attemptNumber?: number) => Q
  /** Converts a stored answer to the person's ids. */
  shown: <R extends Response | null>(response: R) => R
  verdict: <V extends Verdict | null>(verdict: V) => V
  solution: (solutionHtml: string) => Solution
}

const unknownId = (id: string): string => `?${id}`

/** Derived from the text only, so that it depends neither on the author's id nor on the place in the file. */
const opaqueId = (userId: number, taskId: number, html: string, twin: number): string =>
  hash('sha256', `${userId}/${taskId}/${twin}/${html}`, 'hex').slice(0, 12)

/** The author's id of every option -> the person's. */
function optionIds({ id, question }: Shown, userId: number): Map<string, string> {
  if (question.kind !== 'single_choice' && question.kind !== 'multiple_choice') return new Map()
  const seen: string[] = []
  return new Map(
    question.options.map(({ id: known, html }) => {
      const twin = seen.filter((other) => other === html).length
      seen.push(html)
      return [known, opaqueId(userId, id, html, twin)]
    }),
  )
}

function withIds<R extends Response | null>(response: R, idOf: (id: string) => string): R {
  if (response?.kind === 'single_choice')
    return { ...response, choice: response.choice && idOf(response.choice) }
  if (response?.kind === 'multiple_choice') return { ...response, choices: response.choices.map(idOf) }
  return response
}

/** @param userId the owner of the answer, not the viewer */
export function personalTask<Q extends Question>(
  task: Shown & { question: Q },
  userId: number,
): PersonalTask<Q> {
  const ids = optionIds(task, userId)
  const hasIds = ids.size > 0
  const shownId = (id: string): string => ids.get(id) ?? id

  return {
    question: (attemptNumber = 1) => {
      const { question } = task
      const isVeiled = hasIds && 'options' in question
      const veiled = isVeiled
        ? { ...question, options: question.options.map(({ id, html }) => ({ id: shownId(id), html })) }
        : question
      return shuffledOptions(veiled, orderSeed(userId, task.id, attemptNumber), task.rubric)
    },
    shown: (response) => (hasIds ? withIds(response, shownId) : response),
    verdict: (verdict) =>
      hasIds && verdict
        ? {
            ...verdict,
            parts: verdict.parts
              .map(({ id, mark }) => ({ id: shownId(id), mark }))
              .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
          }
        : verdict,
    solution: (solutionHtml) => {
      const solution = solutionOf(task.rubric, solutionHtml)
      const answer = withIds(solution.answer, shownId)
      const isList = answer.kind === 'multiple_choice'
      return { ...solution, answer: isList ? { ...answer, choices: answer.choices.toSorted() } : answer }
    },
  }
}

/** Converts an answer with the person's ids to the form that is judged and stored. */
export function keptResponse(response: Response, task: Shown, userId: number): Response {
  const keptIds = new Map([...optionIds(task, userId)].map(([kept, shown]) => [shown, kept]))
  return withIds(response, (id) => keptIds.get(id) ?? unknownId(id))
}

/** Individual for each pupil and each attempt. */
const orderSeed = (userId: number, taskId: number, attemptNumber: number): number =>
  userId * 1_000_003 + taskId + (attemptNumber - 1) * 7919
