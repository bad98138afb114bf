import type { Response } from '@school/tasks/contract'
import {
  Hints,
  isCheckedByPerson,
  isEmptyResponse,
  isUploading,
  NewNumbers,
  QuestionForm,
  SolutionView,
  VerdictView,
} from '@school/tasks/web'
import { Accordion, Button, ButtonLink, IconAlertCircle, OfflineStrip, useYou } from '@school/ui'
import { type FormEvent, useEffect, useState } from 'react'
import type { AttemptTask } from '../contract/index.ts'
import { GiveUpButton } from './GiveUpButton.tsx'
import { ReviewView } from './ReviewView.tsx'
import { t } from './ru.ts'
import { TaskCard } from './TaskCard.tsx'
import styles from './TaskCard.module.css'
import { useKeptDraft } from './use-kept-draft.ts'

/** What the owner of the work lets do with a task. */
export interface PracticeCalls {
  submit: (response: Response) => void
  openHint: () => void
  giveUp: (onDone: () => void) => void
  isBusy: boolean
  error: Error | null
  gainedXp: number
}

export interface PracticeTaskProps {
  task: AttemptTask
  /** Whose answer is being typed: what is not sent is kept under it. */
  attemptId: number | string
  calls: PracticeCalls
  /** The task to go on with; `null` when everything else is closed. */
  nextTo: string | null
  /** When nothing is left: the way to the finish. */
  finish: React.ReactNode
  /** What giving up means here, when it is not the next run that mends it. */
  giveUpText?: string | undefined
  /** Said under a closed task whose solution is not shown. */
  closedNote?: string | null | undefined
}

/** A task that is judged at once. */
export function PracticeTask({
  task,
  attemptId,
  calls,
  nextTo,
  finish,
  giveUpText,
  closedNote,
}: PracticeTaskProps) {
  const you = useYou()
  // An answer to other numbers is not one to these.
  const [draft, setDraft] = useKeptDraft(`attempt:${attemptId}:${task.id}:${task.variant ?? ''}`)
  const [advice, setAdvice] = useState<string | null>(null)
  const isOpen = task.can.answer
  const isByPerson = isCheckedByPerson(task.kind)
  const lastTry = task.isRenewed ? null : task.lastTry
  const typed = draft?.kind === task.question.kind ? draft : null
  const value = (isOpen ? typed : null) ?? lastTry?.response ?? null
  const isJudged = lastTry !== null && JSON.stringify(value) === JSON.stringify(lastTry.response)
  const words = advice ?? calls.error?.message

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isNothing = !value || isEmptyResponse(value)
    const isEarly = isUploading(event.currentTarget)
    setAdvice(isEarly ? you(t.stillUploading) : isNothing ? you(t.emptyAnswer) : null)
    if (!isEarly && !isNothing && isOpen && !calls.isBusy) calls.submit(value)
  }
  const change = (response: Response) => {
    setDraft(response)
    setAdvice(null)
  }
  useEffect(() => {
    if (!isOpen && draft) setDraft(null)
  })
  const goOn = nextTo ? (
    <ButtonLink kind="primary" to={nextTo} preventScrollReset>
      {t.next}
    </ButtonLink>
  ) : (
    finish
  )
  return (
    <TaskCard task={task} isExam={false}>
      <form className={styles.form} onSubmit={send} noValidate aria-busy={calls.isBusy}>
        <QuestionForm
          question={task.question}
          value={value}
          onChange={change}
          disabled={!isOpen}
          verdict={isJudged ? lastTry.verdict : null}
        />
        {isByPerson ? (
          <ReviewView question={task.question} lastTry={task.lastTry} />
        ) : (
          <VerdictView
            verdict={task.status === 'failed' ? null : (task.lastTry?.verdict ?? null)}
            tryNumber={task.lastTry?.number}
            gainedXp={calls.gainedXp}
          >
            {isOpen && task.isRenewed && <NewNumbers />}
          </VerdictView>
        )}
        <div role="alert">
          {words && (
            <p className={styles.problem}>
              <IconAlertCircle aria-hidden="true" />
              {words}
            </p>
          )}
        </div>
        <OfflineStrip />
        <div className={styles.actions}>
          {isOpen ? (
            <>
              <Button type="submit" kind="primary" size="l" className={styles.wide} loading={calls.isBusy}>
                {isByPerson ? t.sendForReview : t.answer}
              </Button>
              {task.attemptsLimit !== null && (
                <span className={styles.tries}>{t.triesLeft(task.attemptsLimit - task.attemptsUsed)}</span>
              )}
            </>
          ) : (
            goOn
          )}
        </div>
      </form>
      {isOpen ? (
        <div className={styles.aside}>
          <Hints
            hints={task.hints}
            total={task.hintsTotal}
            onOpen={task.can.openHint ? calls.openHint : undefined}
            isOpening={calls.isBusy}
          />
          <div className={styles.ways}>
            {nextTo && (
              <ButtonLink kind="quiet" to={nextTo} preventScrollReset>
                {t.skip}
              </ButtonLink>
            )}
            {task.can.giveUp && (
              <GiveUpButton isBusy={calls.isBusy} onGiveUp={calls.giveUp} text={giveUpText} />
            )}
          </div>
        </div>
      ) : (
        <AfterTask task={task} closedNote={closedNote} />
      )}
    </TaskCard>
  )
}

/** The solution, or why there is none. */
function AfterTask({ task, closedNote }: Pick<PracticeTaskProps, 'task' | 'closedNote'>) {
  if (task.solution)
    return (
      <Accordion title={t.solution} open={task.status === 'failed'}>
        <SolutionView question={task.question} solution={task.solution} />
      </Accordion>
    )
  return closedNote ? <p className={styles.tries}>{closedNote}</p> : null
}
