import { Award, IconBook2, IconCertificate, IconFlame, IconSparkles, IconStar, IconTarget } from '@school/ui'
import type { Achievement, AchievementFamily } from '../contract/index.ts'
import styles from './AchievementGrid.module.css'
import { t } from './ru.ts'

const looks: Record<AchievementFamily, { Icon: typeof IconStar; hue: number }> = {
  tasks: { Icon: IconTarget, hue: 250 },
  streak: { Icon: IconFlame, hue: 45 },
  courses: { Icon: IconBook2, hue: 150 },
  trainings: { Icon: IconStar, hue: 85 },
  level: { Icon: IconSparkles, hue: 310 },
  diplomas: { Icon: IconCertificate, hue: 20 },
}

/** Reached ones in colour; those ahead keep their shape and say how much is done. */
export const AchievementGrid = ({ achievements }: { achievements: readonly Achievement[] }) => (
  <ul className={`plain-list ${styles.grid}`}>
    {achievements.map(({ family, of, done, isReached }) => {
      const { Icon, hue } = looks[family]
      return (
        <li key={`${family}-${of}`} className={styles.cell}>
          <Award icon={<Icon />} hue={hue} isLocked={!isReached} size={76} />
          <span className={styles.title}>{t.titles[family](of)}</span>
          <span className={styles.note}>{isReached ? t.reached : t.ahead(done, of)}</span>
        </li>
      )
    })}
  </ul>
)
