import type { User } from '@school/accounts/contract'
import { percentDone } from '@school/courses/contract'
import { EnrollCard, JoinOnArrival, sizeText } from '@school/courses/web'
import { link, site } from '@school/routes'
import { formatAboutMinutes } from '@school/texts'
import {
  ButtonLink,
  Card,
  IconBook2,
  IconClock,
  IconTarget,
  IconVideo,
  ProgressBar,
  useYou,
} from '@school/ui'
import { Suspense } from 'react'
import type { Landing } from '../../contract/index.ts'
import { t } from '../ru-landing.ts'
import { gradeFit } from '../grade-fit.ts'
import styles from './EnrollPanel.module.css'

interface EnrollPanelProps {
  course: Landing
  user: User | null
  isReturning: boolean
}

/** The panel next to the programme: enrolment, whether the course suits the viewer's grade, and what is inside. */
export function EnrollPanel({ course, user, isReturning }: EnrollPanelProps) {
  const you = useYou()
  const fit = gradeFit(course.grades, user?.grade?.index)
  // A newcomer gets acquainted first: the acquaintance ends with this course.
  const goOnTo =
    isReturning && user?.onboardingFinished === false
      ? link(site.lms.onboarding)
      : link(site.lms.course, { course_id: course.id })
  return (
    <div className={styles.panel}>
      {isReturning && user && (
        <Suspense>
          <JoinOnArrival course={course} goOnTo={goOnTo} />
        </Suspense>
      )}
      {course.can.learn ? (
        <EnrolledCard course={course} />
      ) : (
        <>
          <EnrollCard course={course} isSignedIn={user !== null} isReturning={isReturning} goOnTo={goOnTo} />
          {fit && fit !== 'fits' && (
            <Card tone="warn" pad="s" className={styles.fit}>
              <strong>{you(t.fit[fit].title)}</strong>
              <p>{you(t.fit[fit].text)}</p>
            </Card>
          )}
        </>
      )}
      <Includes course={course} />
    </div>
  )
}

function EnrolledCard({ course: { id, progress, discipline } }: { course: Landing }) {
  const you = useYou()
  const isBegun = progress !== null && progress.done > 0
  return (
    <Card tone="ok" className={styles.enrolled}>
      <h2 className={styles.title}>{you(t.enrolledTitle)}</h2>
      {isBegun ? (
        <>
          <p>{t.enrolledDone(sizeText.tasksOf(progress.done, progress.total))}</p>
          <ProgressBar
            percent={percentDone(progress)}
            hue={discipline.hue}
            label={sizeText.tasksOf(progress.done, progress.total)}
          />
        </>
      ) : (
        <p>{t.enrolledFresh}</p>
      )}
      <ButtonLink kind="primary" size="l" wide to={link(site.lms.course, { course_id: id })}>
        {t.toLessons}
      </ButtonLink>
    </Card>
  )
}

function Includes({ course }: { course: Landing }) {
  const videos = course.lessons.filter(({ hasVideo }) => hasVideo).length
  return (
    <div className={styles.includes}>
      <h2 className={styles.title}>{t.includes}</h2>
      <ul className="plain-list">
        {videos > 0 && (
          <li>
            <IconVideo aria-hidden="true" /> {t.videos(videos)}
          </li>
        )}
        <li>
          <IconBook2 aria-hidden="true" /> {t.notes(course.lessonsCount)}
        </li>
        <li>
          <IconTarget aria-hidden="true" /> {t.tasksChecked(sizeText.tasks(course.tasksCount))}
        </li>
        <li>
          <IconClock aria-hidden="true" /> {t.aboutTime(formatAboutMinutes(course.minutes))}
        </li>
      </ul>
    </div>
  )
}
