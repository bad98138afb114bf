import '@school/ui/math.css'
import '@school/ui/prose.css'
import type { User } from '@school/accounts/contract'
import { LessonList, levelText, Outcomes, sizeText, TeacherLine } from '@school/courses/web'
import { link, site } from '@school/routes'
import { FormSkeleton, Html } from '@school/task-forms/web'
import { gradeRange, nonBreaking } from '@school/texts'
import { Breadcrumbs, Card, Chip, Cover, fewTries, hueOf, IconUsers, lazyPart, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import type { Landing } from '../../contract/index.ts'
import { CourseTiles } from '../CourseTile.tsx'
import { EnrollBar } from '../landing/EnrollBar.tsx'
import { EnrollPanel } from '../landing/EnrollPanel.tsx'
import type { SampleTaskFormProps } from '../landing/SampleTaskForm.tsx'
import { landingQuery } from '../queries.ts'
import { t } from '../ru-landing.ts'
import styles from './LandingScreen.module.css'

export interface LandingScreenProps {
  courseId: number
  user: User | null
  /** Back from the sign-in page, where one came to enrol. */
  isReturning: boolean
}

export function LandingScreen({ courseId, user, isReturning }: LandingScreenProps) {
  const you = useYou()
  const { data: course } = useSuspenseQuery(landingQuery(courseId))
  const panel = useRef<HTMLElement>(null)
  return (
    <div className={`hue ${styles.ground}`} style={hueOf(course.discipline.hue)}>
      <div className={styles.page}>
        <CoursePromise course={course} />
        <aside ref={panel} className={styles.side}>
          <EnrollPanel course={course} user={user} isReturning={isReturning} />
        </aside>
        <div className={styles.main}>
          <section className={styles.section}>
            <h2>{you(t.outcomes)}</h2>
            <Card pad="l" className={styles.outcomes}>
              <Outcomes outcomes={course.outcomes} />
            </Card>
          </section>
          {course.sampleTask && (
            <section className={styles.section} aria-labelledby="sample">
              <h2 id="sample">{you(t.sample)}</h2>
              <p>{t.sampleNote}</p>
              <Card pad="l">
                <SampleTask key={course.id} courseId={course.id} sample={course.sampleTask} />
              </Card>
            </section>
          )}
          <section className={styles.section} aria-labelledby="programme">
            <h2 id="programme">{t.programme}</h2>
            {!course.can.learn && <p>{t.programmeNote(sizeText.lessons(course.lessonsCount))}</p>}
            <LessonList course={course} />
          </section>
          <section className={styles.section}>
            <h2>{t.about}</h2>
            <Html className={`md ${styles.about}`} html={course.aboutHtml} />
          </section>
          <section className={styles.section}>
            <h2>{t.teacher}</h2>
            <TeacherLine {...course.teacher} />
          </section>
        </div>
        {course.similar.length > 0 && (
          <section className={`${styles.section} ${styles.similar}`}>
            <h2>{t.similar}</h2>
            <CourseTiles courses={course.similar} />
          </section>
        )}
      </div>
      <EnrollBar course={course} isSignedIn={user !== null} panel={panel} />
    </div>
  )
}

function CoursePromise({ course }: { course: Landing }) {
  const { discipline, grades } = course
  const crumbs = [
    { title: t.catalog, to: link(site.lms.catalog) },
    { title: t.courses, to: link(site.lms.catalogCourses) },
    { title: course.title },
  ]
  return (
    <header className={styles.promise}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.chips}>
        <Chip hue={discipline.hue}>{discipline.title}</Chip>
        <Chip>{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
        <Chip>{levelText[course.level]}</Chip>
      </div>
      <h1 className={styles.title}>{course.title}</h1>
      <p className={styles.subtitle}>{nonBreaking(course.subtitle)}</p>
      {course.pupilsCount > 0 && (
        <p className={styles.pupils}>
          <IconUsers aria-hidden="true" /> {t.pupils(course.pupilsCount)}
        </p>
      )}
      <Cover
        discipline={discipline.key}
        hue={discipline.hue}
        seed={course.id}
        className={styles.cover ?? ''}
      />
    </header>
  )
}

// The page answers to clicks without waiting for the forms of tasks; what the server drew is in its place meanwhile.
const Form = lazyPart(() => import('../landing/SampleTaskForm.tsx'), 'SampleTaskForm', { tries: fewTries })

/** A task to solve on the spot, on a page that is about something else. */
const SampleTask = (props: SampleTaskFormProps) => (
  <Suspense fallback={<FormSkeleton />}>
    <Form {...props} />
  </Suspense>
)
