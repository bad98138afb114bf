import { Listen } from './aloud/Listen.tsx'
import { useIsGentle } from './GentleTone.tsx'
import { Html } from './Html.tsx'
import styles from './Hints.module.css'
import { LampPicture } from './LampPicture.tsx'
import { text } from './ru.ts'
import { Sign } from './Sign.tsx'

interface HintsProps {
  /** The opened ones, as HTML. */
  hints: readonly string[]
  total: number
  /** Absent when no more may be opened. */
  onOpen?: (() => void) | undefined
  isOpening?: boolean
}

/** The opened hints and a button for the next one. The price is shown before the first. */
export function Hints({ hints, total, onOpen, isOpening = false }: HintsProps) {
  const isGentle = useIsGentle()
  if (total === 0) return null
  return (
    <div className={styles.hints}>
      <div aria-live="polite" className={styles.list}>
        {hints.map((hint, index) => (
          <div key={index} className={styles.hint}>
            <p className={styles.title}>
              <Sign name="bulb" />
              {text.hint(index + 1, total)}
            </p>
            <Html className="md" html={hint} />
            <Listen to={hint} />
          </div>
        ))}
      </div>
      {onOpen && hints.length < total && (
        <p className={styles.more}>
          <button
            type="button"
            className={styles.open}
            data-gentle={isGentle || undefined}
            onClick={onOpen}
            disabled={isOpening}
          >
            {isGentle ? <LampPicture /> : <Sign name="bulb" />}
            {hints.length === 0 ? text.openFirstHint : text.openNextHint}
          </button>
          {hints.length === 0 && !isGentle && <span className={styles.price}>{text.hintPrice}</span>}
        </p>
      )}
    </div>
  )
}
