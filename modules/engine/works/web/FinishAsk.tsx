import { Button, ButtonLink, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import type { Attempt } from '../contract/index.ts'
import { AttemptClock } from './AttemptClock.tsx'
import { doneCount } from './attempt-order.ts'
import { type AttemptPlace, useExamAttempt } from './use-exam-attempt.ts'

export interface FinishAskProps extends AttemptPlace {
  attempt: Attempt
  /** The title of the work. */
  note: string
  words: {
    title: (done: number, total: number) => string
    lead: (left: number) => string
    back: string
    finish: string
  }
  backTo: string
  /** Before the buttons. */
  children?: ReactNode
}

/** The head of the page before the end of an exam: what is answered, and whether it is the end. */
export function FinishAsk({ attempt, note, words, backTo, children, ...place }: FinishAskProps) {
  const { finish, isFinishing, timeUp, isTimeUp } = useExamAttempt(place, attempt)
  const { tasks, deadlineAt, serverNow } = attempt
  const done = doneCount(tasks, true)
  return (
    <PageHeader
      marks={<span className={frame.note}>{note}</span>}
      title={words.title(done, tasks.length)}
      lead={words.lead(tasks.length - done)}
    >
      {children}
      <div className={frame.row}>
        {deadlineAt && <AttemptClock deadlineAt={deadlineAt} serverNow={serverNow} onTimeUp={timeUp} />}
        <ButtonLink to={backTo}>{words.back}</ButtonLink>
        <Button kind="primary" loading={isFinishing || isTimeUp} onClick={finish}>
          {words.finish}
        </Button>
      </div>
    </PageHeader>
  )
}
