import { useCall } from '@school/api-client'
import type { Response } from '@school/tasks/contract'
import { isEmptyResponse, QuestionForm, VerdictView } from '@school/tasks/web'
import { Button, useYou } from '@school/ui'
import { type FormEvent, useState } from 'react'
import { checkSample, type SampleTask } from '../../contract/index.ts'
import { t } from '../ru-landing.ts'
import styles from './SampleTaskForm.module.css'

export interface SampleTaskFormProps {
  courseId: number
  sample: SampleTask
  /** Level of the task's own title. */
  level?: 3 | 4
}

/** A task to solve on the spot, signed in or not. Another course is another form: give it a key. */
export function SampleTaskForm({ courseId, sample, level = 3 }: SampleTaskFormProps) {
  const you = useYou()
  const [response, setResponse] = useState<Response | null>(null)
  const [notice, setNotice] = useState('')
  const [tries, setTries] = useState(0)
  const judge = useCall(checkSample, { onSuccess: () => setTries((known) => known + 1) })
  const Title = `h${level}` as const

  const change = (value: Response) => {
    setResponse(value)
    setNotice('')
    // A verdict is about the answer that was sent, not about the one that is being typed.
    if (!judge.isPending) judge.reset()
  }
  const send = () => {
    if (judge.isPending) return
    if (!response || isEmptyResponse(response)) setNotice(you(t.emptyAnswer))
    else judge.mutate({ params: { courseId }, body: { response } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const verdict = judge.data?.verdict ?? null
  const isRight = verdict?.outcome === 'right'
  const trouble = notice || judge.error?.message
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Title>{sample.title}</Title>
      <QuestionForm
        question={sample.question}
        value={response}
        onChange={change}
        disabled={isRight}
        verdict={verdict}
      />
      <div aria-live="polite" className={styles.trouble}>
        {trouble && <p>{trouble}</p>}
      </div>
      <VerdictView verdict={verdict} tryNumber={tries}>
        <p>{isRight ? t.rightNext : you(t.wrongNext)}</p>
      </VerdictView>
      {/* Not a submit: pressed before the scripts have come, it would reload the page. */}
      {!isRight && (
        <Button kind="primary" loading={judge.isPending} onClick={send} className={styles.button}>
          {t.check}
        </Button>
      )}
    </form>
  )
}
