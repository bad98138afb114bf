import { IconCheck, IconX } from '@school/ui'
import type { GivenTask, PracticeOutcome } from '../contract/index.ts'
import styles from './GivenStrip.module.css'
import { t } from './ru.ts'

const Sign = ({ outcome }: { outcome: PracticeOutcome }) =>
  outcome === 'right' ? (
    <IconCheck aria-hidden="true" />
  ) : outcome === 'helped' ? (
    <span aria-hidden="true">½</span>
  ) : (
    <IconX aria-hidden="true" />
  )

/** Answers of the session so far; the colour is repeated by a sign and a word. */
export function GivenStrip({ given, limit }: { given: readonly GivenTask[]; limit: number | null }) {
  const left = Math.max(0, (limit ?? 0) - given.length)
  return (
    <ol className={`plain-list ${styles.strip}`} aria-label={t.given}>
      {given.map(({ position, outcome }) => (
        <li key={position} className={styles.step} data-outcome={outcome ?? 'now'}>
          {outcome && <Sign outcome={outcome} />}
          <span className="visually-hidden">
            {position}: {outcome ? t.outcome[outcome] : t.current}
          </span>
        </li>
      ))}
      {Array.from({ length: left }, (_, index) => (
        <li key={given.length + index + 1} className={styles.step} data-outcome="later" aria-hidden="true" />
      ))}
    </ol>
  )
}
