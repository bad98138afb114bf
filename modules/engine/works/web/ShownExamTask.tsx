import { Button, Card, OfflineStrip, useYou } from '@school/ui'
import type { ReactNode } from 'react'
import type { Attempt, AttemptTask } from '../contract/index.ts'
import { ExamTask } from './ExamTask.tsx'
import heldStyles from './HeldElsewhere.module.css'
import styles from './TaskCard.module.css'
import { t } from './ru.ts'
import { type AttemptPlace, useExamAnswer } from './use-exam-attempt.ts'

/** The time is up, and the server has not confirmed it yet. */
const TimeUp = () => (
  <Card tone="warn" role="alert" className={heldStyles.held}>
    <div>
      <p className={heldStyles.title}>{t.timeUpTitle}</p>
      <p>{t.timeUpText}</p>
    </div>
  </Card>
)

/** Another tab holds the attempt; this one is read-only until it takes over. */
const HeldElsewhere = ({ onTakeOver, isBusy }: { onTakeOver: () => void; isBusy: boolean }) => {
  const you = useYou()
  return (
    <Card tone="warn" role="alert" className={heldStyles.held}>
      <div>
        <p className={heldStyles.title}>{t.heldTitle}</p>
        <p>{you(t.heldText)}</p>
      </div>
      <Button kind="primary" loading={isBusy} onClick={onTakeOver}>
        {t.takeOver}
      </Button>
    </Card>
  )
}

export interface ShownExamTaskProps extends Pick<AttemptPlace, 'attemptKey'> {
  attempt: Attempt
  task: AttemptTask
  onTakeOver: () => void
  isTakingOver: boolean
  /** The clock has run out, and the server has not confirmed the end yet. */
  isTimeUp: boolean
  nextTo: string | null
  finish: ReactNode
  /** See `useArrivals`. */
  onShown: () => boolean
}

/** A task of an exam. Give it a `key` of the task and the holder. */
export function ShownExamTask(props: ShownExamTaskProps) {
  const { attemptKey, attempt, task, onTakeOver, isTakingOver, isTimeUp, nextTo, finish, onShown } = props
  const { isHeld, ...saving } = useExamAnswer({ attemptKey }, attempt, task)
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
