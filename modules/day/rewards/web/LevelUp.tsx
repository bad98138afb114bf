import { Owl, ProgressRing } from '@school/ui'
import type { Level } from '../contract/index.ts'
import type { Celebration } from './celebrations.ts'
import styles from './LevelUp.module.css'
import { t } from './ru.ts'

/** A level that has just been reached. */
export const levelUp = (level: Level): Celebration => ({
  key: `level-${level.level}`,
  title: t.levelUp(level),
  text: t.levelUpText(level),
  picture: (
    <div className={styles.picture}>
      <Owl pose="happy" title={null} className={styles.owl} />
      <ProgressRing
        percent={(100 * level.gainedXp) / level.availableXp}
        label={t.level(level)}
        hue={45}
        size={104}
      >
        <span className={styles.number}>{level.level}</span>
      </ProgressRing>
    </div>
  ),
})
