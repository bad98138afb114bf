import type { Level } from '@school/rewards/contract'
import styles from './header.module.css'

/** Around the avatar: the progress inside the level, and its number. The button around it has a text label. */
export const LevelRing = ({ level: { level, gainedXp, availableXp } }: { level: Level }) => (
  <span aria-hidden="true" className={styles.level} data-level={level}>
    <svg viewBox="0 0 44 44">
      <circle cx="22" cy="22" r="20.5" pathLength="100" />
      <circle
        cx="22"
        cy="22"
        r="20.5"
        pathLength="100"
        strokeDasharray={`${Math.round((100 * gainedXp) / availableXp)} 100`}
      />
    </svg>
    <span>{level}</span>
  </span>
)
