import { prefetchSolution } from '@school/task-forms/web'
import { ButtonLink, IconArrowRight, useYou } from '@school/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { AnswerForm, type AnswerFormProps } from './AnswerForm.tsx'
import { ClosedTask, type ClosedTaskProps } from './ClosedTask.tsx'
import { t } from './ru.ts'
import { TaskAside, type TaskAsideProps } from './TaskAside.tsx'
import { TaskCard, type TaskCardProps } from './TaskCard.tsx'
import styles from './WayOn.module.css'

export interface PracticeTaskProps
  extends
    Omit<AnswerFormProps, 'wayOn'>,
    Omit<TaskAsideProps, 'task' | 'solving'>,
    Pick<ClosedTaskProps, 'closedNote'>,
    Pick<TaskCardProps, 'level' | 'facts' | 'onShown'> {
  /** Link to the finish, when no tasks are left. */
  finish: ReactNode
  /** `wayOn` already describes the result, and comes before the solution. */
  isResultShown?: boolean
}

/** A task with an immediate verdict: statement, answer, verdict, hints, solution, link to the next one. Give it a `key` of the task. */
export function PracticeTask({ finish, isResultShown = false, closedNote, ...props }: PracticeTaskProps) {
  const you = useYou()
  const { task, solving, draftKey, worth, nextTo, ways, giveUpText, giveUpHint, level, facts, onShown } =
    props
  const isOpen = task.can.answer
  const isToRead = task.status === 'failed' && task.solution !== null && !isResultShown
  const lead = useRef<HTMLParagraphElement>(null)
  const way = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)

  useEffect(prefetchSolution, [])

  // The pressed button disappears with the open task: the focus moves to the next step, or to the text to be read before it.
  useEffect(() => {
    if (wasOpen.current && !isOpen)
      (lead.current ?? way.current?.querySelector<HTMLElement>('a, button'))?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const wayOn = (
    <div ref={way} className={styles.next}>
      {nextTo ? (
        <ButtonLink
          kind="primary"
          size="l"
          to={nextTo}
          preventScrollReset
          iconAfter={<IconArrowRight aria-hidden="true" />}
        >
          {t.next}
        </ButtonLink>
      ) : (
        finish
      )}
    </div>
  )
  const isOutOfTries = task.triesLimit !== null && task.triesUsed >= task.triesLimit
  return (
    <TaskCard task={task} isExam={false} level={level} facts={facts} onShown={onShown}>
      <AnswerForm
        task={task}
        solving={solving}
        draftKey={draftKey}
        worth={worth}
        wayOn={isToRead ? null : wayOn}
      />
      {isOpen ? (
        <TaskAside
          task={task}
          solving={solving}
          nextTo={nextTo}
          ways={ways}
          giveUpText={giveUpText}
          giveUpHint={giveUpHint}
        />
      ) : (
        <ClosedTask
          task={task}
          lead={isToRead ? you(isOutOfTries ? t.outOfTries : t.gaveUp) : null}
          leadRef={lead}
          closedNote={closedNote}
          wayOn={wayOn}
        />
      )}
    </TaskCard>
  )
}
