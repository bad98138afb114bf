import type { LessonNotes } from '../../contract/index.ts'
import { t } from './ru.ts'
import styles from './Contents.module.css'
import { useHeadingInView } from './use-heading-in-view.ts'

export interface ContentsProps {
  headings: LessonNotes['headings']
  /** There is nothing to go to yet. */
  isLocked: boolean
}

/** The headings of the notes; the one that is being read is marked. */
export function Contents({ headings, isLocked }: ContentsProps) {
  const current = useHeadingInView(headings)
  return (
    <nav aria-labelledby="contents" className={`no-print ${styles.contents}`}>
      <h2 id="contents" className={styles.title}>
        {t.contents}
      </h2>
      <ol className={`plain-list ${styles.list}`}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            {isLocked ? (
              <span className={styles.link}>{text}</span>
            ) : (
              <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'true' : undefined}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
