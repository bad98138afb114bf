import type { ReactNode } from 'react'
import { figure } from './figure.ts'
import styles from './stat-number.module.css'

export interface StatNumberProps {
  value: ReactNode
  /** What is counted, in the right form: «5» «задач решено». */
  label: ReactNode
  icon?: ReactNode
  /** How it has changed: «+3 за неделю». */
  note?: ReactNode
}

export function StatNumber({ value, label, icon, note }: StatNumberProps) {
  return (
    <div className={styles.stat}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.value}>{figure(value)}</span>
      <span className={styles.label}>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  )
}
