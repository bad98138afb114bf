import { formatClock } from '@school/texts'
import { useYou } from '@school/ui'
import type { Video } from '../../contract/index.ts'
import { t } from './ru.ts'
import styles from './Transcript.module.css'

export interface TranscriptProps {
  lines: Video['transcript']
  /** Index of the line that is being said; -1 for none. */
  active: number
  onSeek: (seconds: number) => void
}

/** What is said in the film; a press on a line goes to it. */
export function Transcript({ lines, active, onSeek }: TranscriptProps) {
  const you = useYou()
  return (
    <>
      <p className={styles.note}>{you(t.transcriptNote)}</p>
      <ol className={`plain-list ${styles.lines}`}>
        {lines.map(({ seconds, text }, index) => (
          <li key={seconds}>
            <button
              type="button"
              className={styles.line}
              aria-current={index === active ? 'true' : undefined}
              onClick={() => onSeek(seconds)}
            >
              <span className={styles.time}>{formatClock(seconds)}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
