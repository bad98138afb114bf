import { type MasteryLevel, masteryLevels } from '../contract/index.ts'
import styles from './LevelMark.module.css'

/** Four petals, one for each step; the last one opens the heart of the flower. Drawn, so that a level is seen without its colour. */
const turns = [0, 90, 180, 270]

/** A level as a flower. The drawing is hidden from screen readers: the level is written next to it. */
export function LevelMark({ level, size = 'm' }: { level: MasteryLevel; size?: 's' | 'm' | 'l' }) {
  const rank = masteryLevels.indexOf(level)
  return (
    <svg className={styles.mark} data-size={size} data-level={level} viewBox="0 0 48 48" aria-hidden="true">
      {turns.map((turn, index) => (
        <path
          key={turn}
          d="M24 24C15 20 14 8 24 3c10 5 9 17 0 21Z"
          transform={`rotate(${turn + 45} 24 24)`}
          className={index < rank ? styles.full : styles.empty}
        />
      ))}
      <circle cx="24" cy="24" r={level === 'mastered' ? 7 : 4.5} className={styles.heart} />
      {level === 'mastered' && <path d="m20.6 24.2 2.4 2.4 4.6-5" className={styles.tick} />}
    </svg>
  )
}
