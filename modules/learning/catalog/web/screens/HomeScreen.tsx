import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useYou, Link } from '@school/ui'
import { CourseTiles } from '../CourseTile.tsx'
import { Hero } from '../home/Hero.tsx'
import { More } from '../home/More.tsx'
import { sampleCourse } from '../home/sample.ts'
import { Who } from '../home/Who.tsx'
import frame from '@school/ui/frame.module.css'
import page from '../page.module.css'
import { coursesQuery, facetsQuery } from '../queries.ts'
import { t } from '../ru-home.ts'
import styles from './HomeScreen.module.css'

/** Whole lines: two of three, three of two. */
const shownCourses = 6

export interface HomeScreenProps {
  user: User | null
  /** The course whose task is requested; `null` leaves the choice to the page. */
  tryCourseId: number | null
  /** Where the pupil goes on; rendered by another module. */
  strip?: ReactNode
}

export function HomeScreen({ user, tryCourseId, strip }: HomeScreenProps) {
  const you = useYou()
  const { data: courses } = useSuspenseQuery(coursesQuery())
  const { data: facets } = useSuspenseQuery(facetsQuery())
  const chosen = sampleCourse(courses.rows, tryCourseId, user?.grade?.index)
  return (
    <>
      {strip && <div className={styles.strip}>{strip}</div>}
      <Hero disciplines={facets.disciplines} />
      <div className={styles.page}>
        {!user && <Who grades={facets.grades} />}
        {courses.rows.length > 0 && (
          <section className={frame.section} aria-labelledby="courses">
            <div className={page.sectionHead}>
              <h2 id="courses">{user?.grade ? you(t.coursesOwn) : t.coursesTitle}</h2>
              <Link to={link(site.lms.catalogCourses)}>{t.allCourses}</Link>
            </div>
            <CourseTiles courses={courses.rows.slice(0, shownCourses)} size="l" />
          </section>
        )}
        <More courses={courses.rows} chosen={chosen} isGuest={!user} />
      </div>
    </>
  )
}
