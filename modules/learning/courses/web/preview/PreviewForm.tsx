import { useCall } from '@school/api-client'
import type { Response } from '@school/tasks/contract'
import { isEmptyResponse, QuestionForm, VerdictView } from '@school/task-forms/web'
import { Button } from '@school/ui'
import { type FormEvent, useState } from 'react'
import { type TaskPreview, tryPreview } from '../../contract/index.ts'
import styles from './PreviewForm.module.css'
import { t } from './ru.ts'

/** The task as its pupil sees it; checks answers and keeps none. */
export function PreviewForm({ task, seed }: { task: TaskPreview; seed: number }) {
  const [value, setValue] = useState<Response | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const check = useCall(tryPreview, { onError: (error) => setProblem(error.message) })

  const change = (response: Response | null) => {
    setValue(response)
    setProblem(null)
    check.reset()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!value || isEmptyResponse(value)) setProblem(t.empty)
    else check.mutate({ params: { taskId: task.id }, query: { seed }, body: { response: value } })
  }
  const verdict = check.data?.verdict ?? null
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <QuestionForm question={task.question} value={value} onChange={change} verdict={verdict} />
      <VerdictView verdict={verdict} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" size="l" loading={check.isPending}>
          {t.check}
        </Button>
        <Button kind="quiet" size="l" onClick={() => change(null)}>
          {t.reset}
        </Button>
      </div>
    </form>
  )
}
