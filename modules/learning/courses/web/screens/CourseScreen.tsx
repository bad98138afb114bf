import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { Breadcrumbs, ButtonLink, Card, hueOf, Tabs } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CourseAbout } from '../CourseAbout.tsx'
import { CourseFacts } from '../CourseFacts.tsx'
import { CourseHeader } from '../CourseHeader.tsx'
import { EnrollCard } from '../EnrollCard.tsx'
import { FinishedCourse } from '../FinishedCourse.tsx'
import { isFinished } from '../lesson-standing.ts'
import { LessonList } from '../LessonList.tsx'
import { courseQuery } from '../queries.ts'
import { t } from '../ru-course.ts'
import { taughtLessonAt } from '../taught/addresses.ts'
import { t as taught } from '../taught/ru.ts'
import styles from './CourseScreen.module.css'

export interface CourseScreenProps {
  courseId: number
  user: User | null
  tab: 'lessons' | 'about'
}

export function CourseScreen({ courseId, user, tab }: CourseScreenProps) {
  const { data: course } = useSuspenseQuery(courseQuery(courseId))
  const here = link(site.lms.course, { course_id: courseId })
  const about = link(site.lms.course, { course_id: courseId }, { tab: 'about' })
  const crumbs = [
    { title: t.catalog, to: link(site.lms.catalog) },
    { title: t.courses, to: link(site.lms.catalogCourses) },
    { title: course.title },
  ]
  return (
    <div className={`hue ${styles.page}`} style={hueOf(course.discipline.hue)}>
      <Breadcrumbs crumbs={crumbs} />
      <CourseHeader course={course} />
      {course.can.learn && isFinished(course) && <FinishedCourse course={course} user={user} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Tabs
            label={t.tabs}
            tabs={[
              { title: t.lessonsTab, to: here, count: course.lessonsCount, current: tab === 'lessons' },
              { title: t.aboutTab, to: about, current: tab === 'about' },
              ...(course.progress
                ? [{ title: t.ratingTab, to: link(site.lms.courseRating, { course_id: courseId }) }]
                : []),
            ]}
          />
          {tab === 'lessons' ? (
            <section aria-labelledby="outline">
              <h2 id="outline" className="visually-hidden">
                {t.outline}
              </h2>
              <LessonList course={course} />
            </section>
          ) : (
            <CourseAbout course={course} />
          )}
        </div>
        <aside className={styles.side}>
          {course.can.teach && !course.can.learn && course.lessons[0] && (
            <Card tone="accent" className={frame.section}>
              <ButtonLink kind="primary" to={taughtLessonAt(course.id, course.lessons[0].id)}>
                {taught.open}
              </ButtonLink>
              <p className={frame.note}>{taught.openNote}</p>
            </Card>
          )}
          {!course.can.learn && <EnrollCard course={course} isSignedIn={user !== null} />}
          <CourseFacts course={course} />
        </aside>
      </div>
    </div>
  )
}
