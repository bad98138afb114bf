import {
  isCheckedByPerson,
  isEmptyResponse,
  isUploading,
  NewNumbers,
  QuestionForm,
  VerdictView,
} from '@school/tasks/web'
import { Button, useYou } from '@school/ui'
import type { OpenTask } from '@school/works/contract'
import { ReviewView } from '@school/works/web'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AnswerProblem } from './AnswerProblem.tsx'
import { NextStep } from './NextStep.tsx'
import { t } from './ru.ts'
import { isSameResponse } from './rules.ts'
import styles from './TaskForm.module.css'
import { useDraft } from './use-draft.ts'
import type { Solving } from './use-solving.ts'

export interface TaskFormProps {
  task: OpenTask
  solving: Solving
  viewerId: number
  /** The task to go on with; `null` when everything else is closed. */
  nextId: number | null
}

/** Answering: the form, the verdict at once, and what stands in the way of sending. */
export function TaskForm({ task, solving, viewerId, nextId }: TaskFormProps) {
  const you = useYou()
  const [draft, setDraft] = useDraft(task, viewerId)
  const [advice, setAdvice] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // An answer to other numbers is neither shown in the form nor counted as a repetition.
  const lastTry = task.isRenewed ? null : task.lastTry
  const isOpen = task.can.answer
  const isByPerson = isCheckedByPerson(task.kind)
  const value = isOpen ? draft : (lastTry?.response ?? null)
  const wasOpen = useRef(isOpen)

  // The pressed button is gone with the right answer: the next step takes the focus.
  useEffect(() => {
    if (wasOpen.current && !isOpen) form.current!.querySelector('a')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (solving.isSending || !isOpen) return
    if (isUploading(form.current!)) {
      setAdvice(you(t.stillUploading))
      return
    }
    const isEmpty = !draft || isEmptyResponse(draft)
    const isRepeated = lastTry !== null && isSameResponse(draft, lastTry.response)
    setAdvice(isEmpty ? you(t.emptyAnswer) : isRepeated ? you(t.sameAnswer) : null)
    if (isEmpty || isRepeated)
      form
        .current!.querySelector<HTMLElement>(
          'input:not([hidden]), select, textarea, fieldset button, [role="application"]',
        )
        ?.focus()
    else solving.send(draft, task.variant)
  }
  const change: typeof setDraft = (response) => {
    setDraft(response)
    setAdvice(null)
    if (solving.error) solving.clearError()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate aria-busy={solving.isSending}>
      <QuestionForm
        question={task.question}
        value={value}
        onChange={change}
        disabled={!isOpen}
        verdict={lastTry && isSameResponse(value, lastTry.response) ? lastTry.verdict : null}
      />
      {isByPerson ? (
        <ReviewView question={task.question} lastTry={task.lastTry}>
          {!isOpen && <NextStep nextId={nextId} />}
        </ReviewView>
      ) : (
        <VerdictView
          verdict={task.status === 'failed' ? null : (task.lastTry?.verdict ?? null)}
          tryNumber={task.lastTry?.number}
          gainedXp={solving.gainedXp}
        >
          {isOpen ? task.isRenewed && <NewNumbers /> : <NextStep nextId={nextId} />}
        </VerdictView>
      )}
      <AnswerProblem
        advice={advice}
        error={solving.error}
        isRetrying={solving.retry.isPending}
        onRetry={() => draft && solving.retry.mutate({ before: task, response: draft })}
      />
      {isOpen && (
        <div className={styles.actions}>
          <Button type="submit" kind="primary" size="l" className={styles.answer} loading={solving.isSending}>
            {isByPerson ? t.sendForReview : t.answer}
          </Button>
          {task.nextXp > 0 && <span className={styles.worth}>{t.worth(task.nextXp)}</span>}
        </div>
      )}
    </form>
  )
}
