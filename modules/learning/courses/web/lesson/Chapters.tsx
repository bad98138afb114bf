import { formatClock } from '@school/texts'
import type { Video } from '../../contract/index.ts'
import styles from './Chapters.module.css'
import { t } from './ru.ts'
import { chapterAt } from './rules.ts'

export interface ChaptersProps {
  chapters: Video['chapters']
  /** The position of the film. */
  seconds: number
  onSeek: (seconds: number) => void
}

/** The parts of a film: a press on one goes to it, the one that is shown is marked. */
export function Chapters({ chapters, seconds, onSeek }: ChaptersProps) {
  const shown = chapterAt(chapters, seconds)
  if (chapters.length < 2) return null
  return (
    <nav aria-label={t.chapters}>
      <ol className={`plain-list ${styles.chapters}`}>
        {chapters.map(({ atSeconds, title }, index) => (
          <li key={atSeconds}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => onSeek(atSeconds)}
            >
              <span className={styles.time}>{formatClock(atSeconds)}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
