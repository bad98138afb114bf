import { Button, useYou, WithoutScripts } from '@school/ui'
import { type FormEvent, useState } from 'react'
import type { Response, SampleTask, Solution, Verdict } from '@school/tasks/contract'
import { isEmptyResponse } from '../draft.ts'
import { QuestionForm } from '../QuestionForm.tsx'
import { text as t } from '../ru.ts'
import { SolutionView } from '../SolutionView.tsx'
import { VerdictView } from '../VerdictView.tsx'
import styles from './SampleForm.module.css'

export interface SampleCheck {
  send: (response: Response) => void
  /** Clears the last verdict and error. */
  reset: () => void
  isPending: boolean
  verdict: Verdict | null
  /** Why an answer could not be checked. */
  trouble: string | undefined
}

/** Access to the right answer on request. */
export interface SampleSolution {
  show: () => void
  isPending: boolean
  solution: Solution | null
  trouble: string | undefined
}

/** After this many tries the answer may be shown. */
const triesBefore = 2

export interface SampleFormProps {
  sample: SampleTask
  check: SampleCheck
  /** The suggestion after a verdict: where to find more tasks. */
  rightNext: string
  wrongNext: string
  /** Absent where the answer can't be shown. */
  solution?: SampleSolution
  /** Level of the task's own title. */
  level?: 2 | 3 | 4
}

/** A task to solve on the spot, signed in or not. Use a `key` to reset the form for another task. */
export function SampleForm({ sample, check, rightNext, wrongNext, solution, level = 3 }: SampleFormProps) {
  const you = useYou()
  const [response, setResponse] = useState<Response | null>(null)
  const [notice, setNotice] = useState('')
  const [tries, setTries] = useState(0)
  const Title = `h${level}` as const

  const change = (value: Response) => {
    setResponse(value)
    setNotice('')
    // A verdict refers to the sent answer, not to the one being typed.
    if (!check.isPending) check.reset()
  }
  const send = () => {
    if (check.isPending) return
    if (!response || isEmptyResponse(response)) return setNotice(you(t.emptySample))
    setTries((known) => known + 1)
    check.send(response)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const { verdict } = check
  const isRight = verdict?.outcome === 'right'
  const trouble = notice || check.trouble
  return (
    <form method="dialog" className={styles.form} onSubmit={submit} noValidate>
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
        <p>{isRight ? rightNext : wrongNext}</p>
      </VerdictView>
      <WithoutScripts />
      {/* Not a submit: pressed before the scripts have come, it would reload the page. */}
      <div className={styles.buttons}>
        {!isRight && (
          <Button kind="primary" loading={check.isPending} onClick={send}>
            {t.checkSample}
          </Button>
        )}
        {solution && !solution.solution && (isRight || tries >= triesBefore) && (
          <Button loading={solution.isPending} onClick={solution.show}>
            {t.showSolution}
          </Button>
        )}
      </div>
      <div aria-live="polite" className={styles.trouble}>
        {solution?.trouble && <p>{solution.trouble}</p>}
      </div>
      {solution?.solution && <SolutionView question={sample.question} solution={solution.solution} />}
    </form>
  )
}
