import { late } from '@school/ui'
import { useIsGentle } from '../GentleTone.tsx'
import type { ListenButtonProps } from './ListenButton.tsx'
import styles from './Listen.module.css'

const { Part: Button } = late(async () => (await import('./ListenButton.tsx')).ListenButton)

/** Reads a text aloud, for children of 6–10. */
export function Listen(props: ListenButtonProps) {
  if (!useIsGentle()) return null
  return (
    <div className={styles.listen}>
      <Button {...props} />
    </div>
  )
}
