import {
  isCheckedByPerson,
  isEmptyResponse,
  isUploading,
  NewNumbers,
  QuestionForm,
  tooShort,
  VerdictView,
} from '@school/task-forms/web'
import { Button, Confirmation, late, useYou } from '@school/ui'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { OpenTask } from '../contract/index.ts'
import styles from './AnswerForm.module.css'
import { AnswerProblem } from './AnswerProblem.tsx'
import { ReviewView } from './ReviewView.tsx'
import { t } from './ru.ts'
import { isSameResponse } from './same-response.ts'
import card from './TaskCard.module.css'
import { useDraft } from './use-draft.ts'
import type { Solving } from './use-solving.ts'

export interface AnswerFormProps {
  task: OpenTask
  solving: Solving
  /** The name under which an unsent answer is stored. */
  draftKey: string
  /** Shown next to the button. */
  worth?: string | null | undefined
  /** Link to continue after the task is closed. */
  wayOn: ReactNode
}

/** Loaded after the task can already be answered. */
const { Part: Owl } = late(async () => (await import('./owl/SolvingOwl.tsx')).SolvingOwl)

const fields = 'input:not([hidden]), select, textarea, fieldset button, [role="application"]'

/** The answer form with the immediate verdict and problems of sending. */
export function AnswerForm({ task, solving, draftKey, worth, wayOn }: AnswerFormProps) {
  const you = useYou()
  const [draft, setDraft] = useDraft(task, draftKey)
  const [advice, setAdvice] = useState<string | null>(null)
  const [isAskingShort, setAskingShort] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // An answer to other numbers is neither shown in the form nor treated as a repetition.
  const lastTry = task.isRenewed ? null : task.lastTry
  const isOpen = task.can.answer
  const isByPerson = isCheckedByPerson(task.kind)
  const value = isOpen ? draft : (lastTry?.response ?? null)

  const short = draft && tooShort(task.question, draft)

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
    if (isEmpty || isRepeated) form.current!.querySelector<HTMLElement>(fields)?.focus()
    else if (short) setAskingShort(true)
    else solving.send(draft)
  }
  const change: typeof setDraft = (response) => {
    setDraft(response)
    setAdvice(null)
    if (solving.error) solving.clearError()
  }
  return (
    <form ref={form} className={card.form} onSubmit={send} noValidate aria-busy={solving.isSending}>
      <QuestionForm
        question={task.question}
        value={value}
        onChange={change}
        disabled={!isOpen}
        verdict={lastTry && isSameResponse(value, lastTry.response) ? lastTry.verdict : null}
      />
      {isByPerson ? (
        <ReviewView question={task.question} lastTry={task.lastTry} />
      ) : (
        <VerdictView
          verdict={task.status === 'failed' ? null : (task.lastTry?.verdict ?? null)}
          tryNumber={task.lastTry?.number}
          gainedXp={solving.gainedXp}
        >
          {isOpen && task.isRenewed && <NewNumbers />}
        </VerdictView>
      )}
      {draft && short && (
        <Confirmation
          open={isAskingShort}
          title={t.shortTitle}
          action={t.shortSend}
          cancel={t.shortBack}
          isCautious
          isBusy={false}
          onClose={() => setAskingShort(false)}
          onAgree={() => {
            setAskingShort(false)
            solving.send(draft)
          }}
        >
          <p>{t.shortText(short.words, short.minWords)}</p>
        </Confirmation>
      )}
      <AnswerProblem
        advice={advice}
        error={solving.error}
        isRetrying={solving.retry.isPending}
        onRetry={() => draft && solving.retry.do(draft)}
      />
      <div className={styles.end}>
        {isOpen ? (
          <div className={card.actions}>
            <Button type="submit" kind="primary" size="l" className={card.wide} loading={solving.isSending}>
              {isByPerson ? t.sendForReview : t.answer}
            </Button>
            {worth && <span className={styles.worth}>{worth}</span>}
            {task.triesLimit !== null && (
              <span className={styles.worth}>{t.triesLeft(task.triesLimit - task.triesUsed)}</span>
            )}
          </div>
        ) : (
          wayOn
        )}
        <div className={styles.owl}>
          <Owl
            isSending={solving.isSending}
            isOpen={isOpen}
            isChanged={lastTry ? !isSameResponse(value, lastTry.response) : value !== null}
            isWaiting={task.status === 'in_queue'}
            isGivenUp={task.status === 'failed'}
            outcome={task.lastTry?.verdict?.outcome ?? null}
          />
        </div>
      </div>
    </form>
  )
}
