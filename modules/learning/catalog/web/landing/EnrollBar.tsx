import { EnrollButton } from '@school/courses/web'
import { link, site } from '@school/routes'
import { ButtonLink } from '@school/ui'
import { type RefObject, useEffect, useState } from 'react'
import type { Landing } from '../../contract/index.ts'
import { t } from '../ru-landing.ts'
import styles from './EnrollBar.module.css'

interface EnrollBarProps {
  course: Landing
  isSignedIn: boolean
  /** While the panel is in sight, its own button is enough. */
  panel: RefObject<HTMLElement | null>
}

/** The main action at the thumb of a phone, while its panel is above the window. */
export function EnrollBar({ course, isSignedIn, panel }: EnrollBarProps) {
  const [isShown, show] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      show(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 0)
    })
    observer.observe(panel.current!)
    return () => observer.disconnect()
  }, [panel])
  if (!isShown || !(course.can.learn || course.can.enroll)) return null
  return (
    <div className={styles.bar}>
      <p className={styles.title}>{course.title}</p>
      {course.can.learn ? (
        <ButtonLink kind="primary" to={link(site.lms.course, { course_id: course.id })}>
          {t.toLessons}
        </ButtonLink>
      ) : (
        <EnrollButton courseId={course.id} isSignedIn={isSignedIn} size="m" />
      )}
    </div>
  )
}
