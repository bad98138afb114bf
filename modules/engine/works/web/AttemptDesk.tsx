import { useHush } from '@school/rewards/web'
import { factsOf } from '@school/texts'
import { ButtonLink } from '@school/ui'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Attempt } from '../contract/index.ts'
import { FinishButton } from './FinishButton.tsx'
import { t } from './ru.ts'
import styles from './AttemptDesk.module.css'
import { AttemptClock } from './AttemptClock.tsx'
import { AttemptHead, type AttemptHeadProps } from './AttemptHead.tsx'
import { doneCount, firstTask, nextTask, unansweredTasks } from './attempt-order.ts'
import { AttemptStrip } from './AttemptStrip.tsx'
import { PracticeTask } from './PracticeTask.tsx'
import { attemptTaskQuery } from './queries.ts'
import { ShownExamTask, type ShownExamTaskProps } from './ShownExamTask.tsx'
import { useArrivals } from './use-arrivals.ts'
import { attemptDraftKey } from './use-draft.ts'
import { type AttemptPlace, useExamAttempt } from './use-exam-attempt.ts'
import { usePractice } from './use-practice.ts'

export interface AttemptDeskProps extends Pick<AttemptHeadProps, 'title' | 'titleTo'>, AttemptPlace {
  /** Shown before the progress. */
  note?: string
  attempt: Attempt
  /** From the address; by default the first unfinished task. */
  taskId: number | null
  to: (taskId: number) => string
  /** The page that ends the attempt, if it has one of its own. */
  finishTo?: string
  /** Tools available for all tasks. */
  tools?: ReactNode
  /** Shown before the task at this position. */
  preface?: (position: number) => ReactNode
}

/** An attempt in progress: the clock, the strip of tasks, the current one, the end. */
export function AttemptDesk(props: AttemptDeskProps) {
  const { title, titleTo, note, attempt, attemptKey, onFinished, taskId, to, finishTo, tools, preface } =
    props
  const { tasks } = attempt
  const isExam = attempt.mode === 'exam'
  const client = useQueryClient()
  useHush(isExam)
  const { finish, isFinishing, ...desk } = useExamAttempt({ attemptKey, onFinished }, attempt)
  // Chosen once: otherwise the shown task would change at the moment when it is finished.
  const [firstId] = useState(() => firstTask(tasks, isExam)?.id ?? null)
  const shown = tasks.find(({ id }) => id === taskId) ?? tasks.find(({ id }) => id === firstId)
  const next = shown && nextTask(tasks, shown.id, isExam)
  const left = unansweredTasks(tasks, isExam)
  const onShown = useArrivals()
  const wayToEnd = (kind: 'primary' | 'secondary') =>
    finishTo ? (
      <ButtonLink kind={kind} to={finishTo}>
        {t.finish}
      </ButtonLink>
    ) : (
      <FinishButton
        left={left}
        words={t.finishWords(tasks.length - left.length, tasks.length)}
        to={to}
        onFinish={finish}
        isBusy={isFinishing}
        kind={kind}
      />
    )
  return (
    <div className={styles.desk}>
      <AttemptHead
        title={title}
        titleTo={titleTo}
        note={factsOf(note, (isExam ? t.answered : t.done)(doneCount(tasks, isExam), tasks.length))}
        clock={
          attempt.deadlineAt && (
            <AttemptClock
              deadlineAt={attempt.deadlineAt}
              serverNow={attempt.serverNow}
              onTimeUp={desk.timeUp}
            />
          )
        }
      >
        {wayToEnd('secondary')}
      </AttemptHead>
      {tools && <div className={styles.tools}>{tools}</div>}
      <AttemptStrip
        tasks={tasks}
        shownId={shown?.id ?? null}
        isExam={isExam}
        to={to}
        onWarmUp={(id) => void client.prefetchQuery(attemptTaskQuery(attempt.id, id))}
      />
      {shown && preface?.(shown.position)}
      {shown && (
        <ShownTask
          key={`${shown.id} ${attempt.holder} ${desk.takeovers}`}
          attempt={attempt}
          attemptKey={attemptKey}
          taskId={shown.id}
          onTakeOver={desk.takeOver}
          isTakingOver={desk.isTakingOver}
          isTimeUp={desk.isTimeUp}
          nextTo={next ? to(next.id) : null}
          finish={wayToEnd('primary')}
          onShown={onShown}
        />
      )}
    </div>
  )
}

interface ShownTaskProps extends Omit<ShownExamTaskProps, 'task'> {
  taskId: number
}

function ShownTask({ taskId, ...rest }: ShownTaskProps) {
  const { attempt, attemptKey } = rest
  const { data: task } = useSuspenseQuery(attemptTaskQuery(attempt.id, taskId))
  if (attempt.mode === 'exam') return <ShownExamTask {...rest} task={task} />
  return <Practised {...rest} attemptKey={attemptKey} attemptId={attempt.id} task={task} />
}

interface PractisedProps extends Pick<
  ShownExamTaskProps,
  'attemptKey' | 'task' | 'nextTo' | 'finish' | 'onShown'
> {
  attemptId: number
}

function Practised({ attemptKey, attemptId, task, nextTo, finish, onShown }: PractisedProps) {
  const solving = usePractice(attemptKey, attemptId, task)
  return (
    <PracticeTask
      task={task}
      solving={solving}
      draftKey={attemptDraftKey(attemptId, task)}
      nextTo={nextTo}
      finish={finish}
      onShown={onShown}
    />
  )
}
