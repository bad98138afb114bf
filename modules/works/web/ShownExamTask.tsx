import { OfflineStrip } from '@school/ui'
import type { ReactNode } from 'react'
import type { Attempt, AttemptTask } from '../contract/index.ts'
import { ExamTask } from './ExamTask.tsx'
import { HeldElsewhere } from './HeldElsewhere.tsx'
import styles from './TaskCard.module.css'
import { TimeUp } from './TimeUp.tsx'
import { type RunPlace, useExamAnswer } from './use-exam-run.ts'

export interface ShownExamTaskProps extends Pick<RunPlace, 'runKey'> {
  attempt: Attempt
  task: AttemptTask
  onTakeOver: () => void
  isTakingOver: boolean
  /** The clock has run out and the server has not said yet that it is the end. */
  isTimeUp: boolean
  nextTo: string | null
  finish: ReactNode
  /** See `useArrivals`. */
  onShown: () => boolean
}

/** A task of an exam. Give it a `key` of the task and the holder. */
export function ShownExamTask(props: ShownExamTaskProps) {
  const { runKey, attempt, task, onTakeOver, isTakingOver, isTimeUp, nextTo, finish, onShown } = props
  const { isHeld, ...saving } = useExamAnswer({ runKey }, attempt, task)
  return (
    <>
      {isTimeUp && <TimeUp />}
      {isHeld && !isTimeUp && <HeldElsewhere onTakeOver={onTakeOver} isBusy={isTakingOver} />}
      <div className={styles.shown}>
        <OfflineStrip {...(saving.view.state === 'waiting' ? { isOffline: true } : {})} />
        <ExamTask
          task={task}
          saving={saving}
          isReadOnly={isHeld || isTimeUp}
          nextTo={nextTo}
          finish={finish}
          onShown={onShown}
        />
      </div>
    </>
  )
}
