import styles from './Difficulty.module.css'
import { t } from './lesson/ru.ts'

const levels = [1, 2, 3, 4, 5]

/** How hard a task is: five dots, with words for screen readers. */
export function Difficulty({ level }: { level: number }) {
  return (
    <span className={styles.dots} title={t.difficulty(level)}>
      <span className="visually-hidden">{t.difficulty(level)}</span>
      {levels.map((dot) => (
        <i key={dot} aria-hidden="true" data-full={dot <= level || undefined} />
      ))}
    </span>
  )
}
