import { SolutionView } from '@school/tasks/web'
import { Accordion, useYou } from '@school/ui'
import type { OpenTask } from '@school/works/contract'
import { useEffect, useRef } from 'react'
import styles from './ClosedTask.module.css'
import { NextStep } from './NextStep.tsx'
import { t } from './ru.ts'

export interface ClosedTaskProps {
  task: OpenTask
  nextId: number | null
  /** The pupil has closed it just now: what opens is read from its beginning. */
  isFresh: boolean
}

/** The solution: at hand for who has solved the task, before the eyes of who has given it up. */
export function ClosedTask({ task: { status, question, solution }, nextId, isFresh }: ClosedTaskProps) {
  const you = useYou()
  const lead = useRef<HTMLParagraphElement>(null)
  const isGivenUp = status === 'failed'

  useEffect(() => {
    if (isFresh && isGivenUp) lead.current!.focus()
  }, [isFresh, isGivenUp])

  if (!solution) return null
  if (!isGivenUp) {
    return (
      <Accordion title={t.solutionOfTask}>
        <SolutionView question={question} solution={solution} />
      </Accordion>
    )
  }
  return (
    <>
      <p ref={lead} tabIndex={-1} className={styles.lead}>
        {you(t.gaveUp)}
      </p>
      <SolutionView question={question} solution={solution} />
      <NextStep nextId={nextId} />
    </>
  )
}
