import { LateSolution } from '@school/task-forms/web'
import { Accordion } from '@school/ui'
import type { ReactNode, RefObject } from 'react'
import type { OpenTask } from '../contract/index.ts'
import styles from './ClosedTask.module.css'
import { t } from './ru.ts'

export interface ClosedTaskProps {
  task: OpenTask
  /** Introduction of a solution that should be read now. */
  lead: string | null
  leadRef: RefObject<HTMLParagraphElement | null>
  /** Shown when the solution is hidden. */
  closedNote?: string | null | undefined
  wayOn: ReactNode
}

/** The solution: collapsed after a solved task, expanded after a failed one. */
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
