import contents from '@school/ui/contents.module.css'
import type { ContentPage } from '../contract/index.ts'
import styles from './Contents.module.css'
import { t } from './ru.ts'

/** Sections of a long page: next to it on a wide screen, folded above it on a narrow one. */
export function Contents({ headings }: Pick<ContentPage, 'headings'>) {
  const list = (
    <ol className={`plain-list ${contents.list}`}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={contents.link}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={t.contents} className={`no-print ${contents.contents}`}>
      <details className={styles.folded}>
        <summary>{t.contents}</summary>
        {list}
      </details>
      <div className={styles.open}>
        <p className={styles.title}>{t.contents}</p>
        {list}
      </div>
    </nav>
  )
}
