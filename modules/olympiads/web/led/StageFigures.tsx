import type { StageCounts } from '../../contract/index.ts'
import { t } from './ru.ts'
import styles from './StageFigures.module.css'

const shown = ['registered', 'running', 'handedIn', 'judged'] as const

/** How far the participants are, in four figures. */
export const StageFigures = ({ counts }: { counts: StageCounts }) => (
  <dl className={styles.figures}>
    {shown.map((name) => (
      <div key={name} className={styles.figure}>
        <dt>{t[name]}</dt>
        <dd>{counts[name]}</dd>
      </div>
    ))}
  </dl>
)
