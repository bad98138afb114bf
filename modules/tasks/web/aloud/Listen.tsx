import { late } from '@school/ui'
import { useIsGentle } from '../GentleTone.tsx'
import type { ListenButtonProps } from './ListenButton.tsx'
import styles from './Listen.module.css'

const { Part: Button } = late(async () => (await import('./ListenButton.tsx')).ListenButton)

/** For children of 6–10, who hear rather than read: the way to have a text read aloud. */
export function Listen(props: ListenButtonProps) {
  if (!useIsGentle()) return null
  return (
    <div className={styles.listen}>
      <Button {...props} />
    </div>
  )
}
