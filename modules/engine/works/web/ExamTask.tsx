import { QuestionForm } from '@school/task-forms/web'
import { ButtonLink } from '@school/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { AttemptTask } from '../contract/index.ts'
import type { SaveView } from './autosave.ts'
import { t } from './ru.ts'
import { TaskCard } from './TaskCard.tsx'
import styles from './TaskCard.module.css'
import type { Saving } from './use-autosave.ts'

export interface ExamTaskProps {
  task: AttemptTask
  saving: Saving
  /** Another tab holds the attempt: read-only. */
  isReadOnly: boolean
  nextTo: string | null
  finish: ReactNode
  onShown: () => boolean
}

const stateText = ({ state, savedAt }: SaveView): string =>
  state === 'saved' ? (savedAt ? t.saved(savedAt) : '') : t[state]

/** A task whose answer is saved automatically and judged at the finish. */
export function ExamTask({ task, saving, isReadOnly, nextTo, finish, onShown }: ExamTaskProps) {
  const { view, flush } = saving
  const form = useRef<HTMLFormElement>(null)
  // Leaving a field ends typing: save without waiting for the pause.
  useEffect(() => {
    const fields = form.current!
    const leave = () => void flush()
    fields.addEventListener('focusout', leave)
    return () => fields.removeEventListener('focusout', leave)
  }, [flush])
  return (
    <TaskCard task={task} isExam onShown={onShown}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void flush()
        }}
      >
        <QuestionForm
          question={task.question}
          value={view.response}
          onChange={saving.change}
          disabled={isReadOnly || !task.can.answer}
        />
        <output className={styles.state} data-state={view.state}>
          {stateText(view)}
        </output>
        <div className={styles.actions}>
          {nextTo ? (
            <ButtonLink kind="primary" to={nextTo} preventScrollReset className={styles.wide}>
              {t.next}
            </ButtonLink>
          ) : (
            finish
          )}
        </div>
      </form>
    </TaskCard>
  )
}
