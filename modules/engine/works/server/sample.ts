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

/** Pages with samples are cached for all users, so option ids are made for this user id, not for the viewer. */
const anybody = 0

export const present = (task: FoundTask): SampleTask => ({
  id: task.id,
  title: task.title,
  question: personalTask(task, anybody).question(),
})

/**
 * Judges an answer to a sample; nothing is saved, the key is not sent.
 * @throws answer_mismatch, answer_empty, answer_unreadable, answer_in_other_layout
 */
export function judge(task: FoundTask, response: Response): Verdict {
  const verdict = checkTry(task.rubric, keptResponse(response, task, anybody))
  if (!isVerdict(verdict)) throw refuse(refusalOf[verdict])
  return personalTask(task, anybody).verdict(hideKey(verdict))
}

/** Loaded separately on request, so that the page does not contain the key. */
export const solution = (task: FoundTask): Solution => personalTask(task, anybody).solution(task.solutionHtml)
