import { hash } from 'node:crypto'
import type { Question, Response, Solution, Verdict } from '../contract/index.ts'
import type { Rubric } from './rubric.ts'
import { shuffledOptions } from './shuffle.ts'
import { solutionOf } from './solution.ts'

/** What a person's view of a task is made of; the question and the key are of the same variant. */
interface Shown {
  id: number
  question: Question
  rubric: Rubric
}

/**
 * A task as one person meets it. The author's ids of options give the key away («a» is right more often than not), so they stay
 * on the server: what goes out is `question`, `shown`, `verdict` and `solution`, what comes in goes through `keptResponse`. Nothing of it
 * is stored: answers lie in the database with the author's ids.
 */
export interface PersonalTask<Q extends Question = Question> {
  /** @param attempt another attempt, another order of options */
  question: (attemptNumber?: number) => Q
  /** An answer as it is kept -> as the person knows it. */
  shown: <R extends Response | null>(response: R) => R
  verdict: <V extends Verdict | null>(verdict: V) => V
  solution: (solutionHtml: string) => Solution
}

const nobodys = (id: string): string => `?${id}`

/** Made of the text alone, so that neither the author's id nor the place in the file is behind it. */
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

/** @param userId whose answer it is, whoever looks */
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

/** An answer as the person has sent it -> as it is judged and kept. */
export function keptResponse(response: Response, task: Shown, userId: number): Response {
  const keptIds = new Map([...optionIds(task, userId)].map(([kept, shown]) => [shown, kept]))
  return withIds(response, (id) => keptIds.get(id) ?? nobodys(id))
}

/** A pupil's own, and another one in every attempt. */
const orderSeed = (userId: number, taskId: number, attemptNumber: number): number =>
  userId * 1_000_003 + taskId + (attemptNumber - 1) * 7919
