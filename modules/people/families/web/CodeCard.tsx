import { Button, IconCopy, toast } from '@school/ui'
import styles from './family.module.css'

export interface CodeCardProps {
  label: string
  code: string
  note: string
  copy: string
  copied: string
  /** What is copied when it is not the code itself. */
  text?: string
}

/** A code as it is read aloud, large. */
export function CodeCard({ label, code, note, copy, copied, text = code }: CodeCardProps) {
  const onCopy = async () => {
    await navigator.clipboard.writeText(text)
    toast(copied, { tone: 'ok' })
  }
  return (
    <div className={styles.codeCard}>
      <p className={styles.codeLabel}>{label}</p>
      <output className={styles.code}>{code}</output>
      <p className={styles.note}>{note}</p>
      <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void onCopy()}>
        {copy}
      </Button>
    </div>
  )
}
