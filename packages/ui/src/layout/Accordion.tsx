import type { ReactNode } from 'react'
import { IconChevronDown } from '../icons.ts'
import styles from './accordion.module.css'

export interface AccordionProps {
  title: ReactNode
  /** To the right of the title: a count, a status. */
  note?: ReactNode
  open?: boolean
  /** Called when it is opened and folded; a caller that listens keeps `open`. */
  onToggle?: (isOpen: boolean) => void
  /** Accordions of one name close each other. */
  name?: string
  children: ReactNode
}

/** Native `details`: opens without scripts and is found by the search of the page. */
export function Accordion({ title, note, open, onToggle, name, children }: AccordionProps) {
  return (
    <details
      className={styles.details}
      open={open}
      name={name}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        <IconChevronDown aria-hidden="true" className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
