import { IconAlertCircle } from '../icons.ts'
import styles from './field.module.css'

export interface FaultsProps {
  /** Sentences that say how to put it right. */
  texts: readonly string[]
  id?: string
  /** Announced at once, interrupting a screen reader: errors of a whole form. */
  isUrgent?: boolean
}

/** The errors of a field. The element is always present, so that a screen reader announces later changes. */
export const Faults = ({ texts, id, isUrgent = false }: FaultsProps) => (
  <div className={styles.error} id={id} {...(isUrgent ? { role: 'alert' } : { 'aria-live': 'polite' })}>
    {texts.map((text) => (
      <p key={text}>
        <IconAlertCircle aria-hidden="true" />
        <span>{text}</span>
      </p>
    ))}
  </div>
)
