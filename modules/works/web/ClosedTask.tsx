import { LateSolution } from '@school/tasks/web'
import { Accordion } from '@school/ui'
import type { ReactNode, RefObject } from 'react'
import type { OpenTask } from '../contract/index.ts'
import styles from './ClosedTask.module.css'
import { t } from './ru.ts'

export interface ClosedTaskProps {
  task: OpenTask
  /** Before the solution that is to be read now. */
  lead: string | null
  leadRef: RefObject<HTMLParagraphElement | null>
  /** Said when the solution is not shown. */
  closedNote?: string | null | undefined
  wayOn: ReactNode
}

/** The solution: at hand for who has solved the task, before the eyes of who has not. */
export function ClosedTask({ task, lead, leadRef, closedNote, wayOn }: ClosedTaskProps) {
  const { status, question, solution } = task
  if (!solution) return closedNote ? <p className={styles.note}>{closedNote}</p> : null
  const view = <LateSolution question={question} solution={solution} />
  if (lead === null)
    return (
      <Accordion title={t.solution} open={status === 'failed'}>
        {view}
      </Accordion>
    )
  return (
    <>
      <p ref={leadRef} tabIndex={-1} className={styles.lead}>
        {lead}
      </p>
      {view}
      {wayOn}
    </>
  )
}
