import frame from '@school/ui/frame.module.css'
import type { RunTask } from '../../contract/index.ts'
import styles from './CountedAnswers.module.css'
import { t } from './ru.ts'

/** «Was my last answer counted?» */
export const CountedAnswers = ({ tasks }: { tasks: readonly RunTask[] }) => (
  <section aria-labelledby="counted" className={frame.section}>
    <h2 id="counted">{t.counted}</h2>
    <ul className={`plain-list ${frame.list}`}>
      {tasks.map(({ id, position, title, savedAt, status }) => (
        <li key={id} className={styles.answer}>
          <span>{t.task(position, title)}</span>
          <span className={frame.note}>
            {savedAt ? t.countedAt(savedAt) : status === 'not_started' ? t.notAnswered : t.isCounted}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
