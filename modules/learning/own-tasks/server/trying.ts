import { type Ctx, refusals } from '@school/kernel/server'
import type { Response } from '@school/tasks/contract'
import {
  checkTry,
  isVerdict,
  keptResponse,
  shownVariant,
  type TaskContent,
  writtenValues,
} from '@school/tasks/server'
import { workErrors } from '@school/works/contract'
import { refusalOf } from '@school/works/server'
import type { TaskVariant } from '../contract/own-task.ts'
import { refuse } from './access.ts'
import { shownTask } from './present.ts'
import type { OwnTaskRow } from './queries.ts'
import { readOwn } from './reading.ts'

const refuseAnswer = refusals(workErrors)
const shownVariants = 10

type Face = Pick<TaskContent, 'question' | 'rubric' | 'solutionHtml'>

/** @throws own_task_unreadable */
function faceOf({ source }: OwnTaskRow, variant: number | null): Face {
  const { task } = readOwn(source)
  const face = task?.recipe ? shownVariant(task.recipe, variant ?? 0).task : task
  if (!face) throw refuse('own_task_unreadable')
  return face
}

/** Judges an answer as a pupil's would be judged; nothing is kept. @throws own_task_unreadable, answer_mismatch, answer_empty, answer_unreadable, answer_in_other_layout, checked_by_person */
export function tryOwnTask(ctx: Ctx, row: OwnTaskRow, response: Response, variant: number | null) {
  const face = faceOf(row, variant)
  const shown = shownTask(ctx, row.id, face)
  if ('criteria' in face.rubric) throw refuseAnswer('checked_by_person')
  const result = checkTry(face.rubric, keptResponse(response, { id: row.id, ...face }, ctx.viewer.id))
  if (!isVerdict(result)) throw refuseAnswer(refusalOf[result])
  return { verdict: shown.verdict(result), solution: shown.solution(face.solutionHtml) }
}

/** The first ten variants; empty for a task that is the same for everybody, or that can't be parsed. */
export function listVariants(ctx: Ctx, row: OwnTaskRow): TaskVariant[] {
  const { task } = readOwn(row.source)
  const recipe = task?.recipe
  if (!recipe) return []
  return Array.from({ length: shownVariants }, (_, number) => number).flatMap((number) => {
    const { task: face, values } = shownVariant(recipe, number)
    if (!face) return []
    const shown = shownTask(ctx, row.id, face)
    const { answer } = shown.solution(face.solutionHtml)
    return [{ number, values: writtenValues(values), question: shown.question(), answer }]
  })
}
