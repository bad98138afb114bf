import { StatNumber } from '@school/ui'
import styles from './SchoolFigures.module.css'
import { t } from './ru.ts'

/** What the school has today, counted by the school itself. */
export interface Figures {
  courses: number
  disciplines: number
  lessons: number
  tasks: number
}

export function SchoolFigures({ figures }: { figures: Figures }) {
  const shown = (['courses', 'disciplines', 'lessons', 'tasks'] as const).filter((what) => figures[what] > 0)
  return (
    <section aria-label={t.figures}>
      <ul className={`plain-list ${styles.figures}`}>
        {shown.map((what) => (
          <li key={what}>
            <StatNumber value={figures[what]} label={t[what](figures[what])} />
          </li>
        ))}
      </ul>
    </section>
  )
}
