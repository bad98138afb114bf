import type { ReactNode } from 'react'
import type { Attempt, AttemptTask } from '../contract/index.ts'
import { ExamTask } from './ExamTask.tsx'
import { HeldElsewhere } from './HeldElsewhere.tsx'
import { type ExamCalls, useExamAnswer } from './use-exam-run.ts'

export interface ShownExamTaskProps<Run extends { attempt: Attempt }> {
  calls: ExamCalls<Run>
  attempt: Attempt
  task: AttemptTask
  onTakeOver: () => void
  isTakingOver: boolean
  nextTo: string | null
  finish: ReactNode
}

/** A task of an exam, saved by the calls of the room that owns the work. Give it a `key` of the task and the holder. */
export function ShownExamTask<Run extends { attempt: Attempt }>(props: ShownExamTaskProps<Run>) {
  const { calls, attempt, task, onTakeOver, isTakingOver, nextTo, finish } = props
  const { isHeld, ...saving } = useExamAnswer(calls, attempt, task)
  return (
    <>
      {isHeld && <HeldElsewhere onTakeOver={onTakeOver} isBusy={isTakingOver} />}
      <ExamTask task={task} saving={saving} isReadOnly={isHeld} nextTo={nextTo} finish={finish} />
    </>
  )
}
