import { classNames } from '@school/ui'
import contents from '@school/ui/contents.module.css'
import { useEffect, useState } from 'react'
import type { LessonNotes } from '../../contract/index.ts'
import { t } from './ru.ts'
import styles from './Contents.module.css'

export interface ContentsProps {
  headings: LessonNotes['headings']
  /** There is nothing to go to yet. */
  isLocked: boolean
}

/** The headings of the notes; the one that is being read is marked. */
export function Contents({ headings, isLocked }: ContentsProps) {
  const current = useHeadingInView(headings)
  return (
    <nav aria-labelledby="contents" className={classNames('no-print', contents.contents, styles.contents)}>
      <h2 id="contents" className={styles.title}>
        {t.contents}
      </h2>
      <ol className={`plain-list ${contents.list} ${styles.list}`}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            {isLocked ? (
              <span className={contents.link}>{text}</span>
            ) : (
              <a href={`#${id}`} className={contents.link} aria-current={id === current ? 'true' : undefined}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The heading under which one reads now: the last one above the upper third of the window. `null` before the first. */
function useHeadingInView(headings: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    const found = headings.map(({ id }) => document.getElementById(id)).filter((heading) => heading !== null)
    const look = () => {
      const passed = found.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
      setCurrent(passed.at(-1)?.id ?? null)
    }
    // Wakes when a heading crosses the line, not at every step of scrolling.
    const watch = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] })
    for (const heading of found) watch.observe(heading)
    return () => watch.disconnect()
  }, [headings])

  return current
}
