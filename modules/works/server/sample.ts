import { refusals } from '@school/kernel/server'
import type { Response, SampleTask, Solution, Verdict } from '@school/tasks/contract'
import {
  checkTry,
  type FoundTask,
  hideKey,
  isVerdict,
  keptResponse,
  personalTask,
} from '@school/tasks/server'
import { workErrors } from '../contract/index.ts'
import { refusalOf } from './practice.ts'

const refuse = refusals(workErrors)

/** A page with samples is kept for everybody: they are nobody’s own. */
const anybody = 0

export const presentSample = (task: FoundTask): SampleTask => ({
  id: task.id,
  title: task.title,
  question: personalTask(task, anybody).question(),
})

/** Judges an answer to a sample; nothing is saved and the key stays. @throws answer_mismatch, answer_empty, answer_unreadable, answer_in_other_layout */
export function judgeSample(task: FoundTask, response: Response): Verdict {
  const verdict = checkTry(task.rubric, keptResponse(response, task, anybody))
  if (!isVerdict(verdict)) throw refuse(refusalOf[verdict])
  return personalTask(task, anybody).verdict(hideKey(verdict))
}

/** Asked for, never brought along: who tries has the key only when it is wanted. */
export const solutionOfSample = (task: FoundTask): Solution =>
  personalTask(task, anybody).solution(task.solutionHtml)
