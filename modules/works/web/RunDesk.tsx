import { factsOf } from '@school/texts'
import { ButtonLink } from '@school/ui'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Attempt, AttemptTask } from '../contract/index.ts'
import { FinishButton } from './FinishButton.tsx'
import { t } from './ru.ts'
import styles from './RunDesk.module.css'
import { RunClock } from './RunClock.tsx'
import { RunHead, type RunHeadProps } from './RunHead.tsx'
import { doneCount, firstTask, nextTask, unansweredTasks } from './run-order.ts'
import { RunStrip } from './RunStrip.tsx'
import { ShownExamTask, type ShownExamTaskProps } from './ShownExamTask.tsx'
import { type ExamCalls, useExamRun } from './use-exam-run.ts'

/** Where a task of a run leads on. */
export type WayOn = Pick<ShownExamTaskProps<OwnedRun>, 'nextTo' | 'finish'>

interface OwnedRun {
  attempt: Attempt
}

export interface RunDeskProps<Run extends OwnedRun> extends Pick<RunHeadProps, 'title' | 'titleTo'> {
  /** Said before how far one has come. */
  note?: string
  attempt: Attempt
  calls: ExamCalls<Run>
  /** From the address; without it the first task that is not done. */
  taskId: number | null
  to: (taskId: number) => string
  /** The page where the run is ended, if it has one of its own. */
  finishTo?: string
  /** What lies at hand for all tasks. */
  tools?: ReactNode
  /** What stands before the task at this place. */
  preface?: (position: number) => ReactNode
  /** A task of a run that is no exam. */
  practice?: (task: AttemptTask, way: WayOn) => ReactNode
}

/** A run under way: the clock, the strip of tasks, the shown one, the end. */
export function RunDesk<Run extends OwnedRun>(props: RunDeskProps<Run>) {
  const { title, titleTo, note, attempt, calls, taskId, to, finishTo, tools, preface, practice } = props
  const { tasks } = attempt
  const isExam = attempt.mode === 'exam'
  const client = useQueryClient()
  const { finish, isFinishing, ...desk } = useExamRun(calls, attempt)
  // Chosen once: the first unfinished task must not slip away at the moment when it is done.
  const [firstId] = useState(() => firstTask(tasks, isExam)?.id ?? null)
  const shown = tasks.find(({ id }) => id === taskId) ?? tasks.find(({ id }) => id === firstId)
  const next = shown && nextTask(tasks, shown.id, isExam)
  const left = unansweredTasks(tasks, isExam)
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
      <RunHead
        title={title}
        titleTo={titleTo}
        note={factsOf(note, (isExam ? t.answered : t.done)(doneCount(tasks, isExam), tasks.length))}
        clock={
          attempt.deadlineAt && (
            <RunClock deadlineAt={attempt.deadlineAt} serverNow={attempt.serverNow} onTimeUp={desk.timeUp} />
          )
        }
      >
        {wayToEnd('secondary')}
      </RunHead>
      {tools && <div className={styles.tools}>{tools}</div>}
      <RunStrip
        tasks={tasks}
        shownId={shown?.id ?? null}
        isExam={isExam}
        to={to}
        onWarmUp={(id) => void client.prefetchQuery(calls.taskQuery(id))}
      />
      {shown && preface?.(shown.position)}
      {shown && (
        <ShownTask
          key={`${shown.id} ${attempt.holder}`}
          attempt={attempt}
          calls={calls}
          taskId={shown.id}
          onTakeOver={desk.takeOver}
          isTakingOver={desk.isTakingOver}
          isTimeUp={desk.isTimeUp}
          nextTo={next ? to(next.id) : null}
          finish={wayToEnd('primary')}
          practice={isExam ? undefined : practice}
        />
      )}
    </div>
  )
}

interface ShownTaskProps<Run extends OwnedRun> extends Omit<ShownExamTaskProps<Run>, 'task'> {
  taskId: number
  practice: RunDeskProps<Run>['practice']
}

function ShownTask<Run extends OwnedRun>({ taskId, practice, ...rest }: ShownTaskProps<Run>) {
  const { data: task } = useSuspenseQuery(rest.calls.taskQuery(taskId))
  return practice ? (
    practice(task, { nextTo: rest.nextTo, finish: rest.finish })
  ) : (
    <ShownExamTask {...rest} task={task} />
  )
}
