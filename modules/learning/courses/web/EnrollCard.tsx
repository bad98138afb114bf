import { link, site } from '@school/routes'
import { nonBreaking, type Sentence } from '@school/texts'
import { ButtonLink, Card, Owl, useYou } from '@school/ui'
import { useNavigate } from 'react-router'
import type { Course } from '../contract/index.ts'
import { EnrollButton } from './EnrollButton.tsx'
import styles from './EnrollCard.module.css'
import { isToTry } from './lesson-standing.ts'
import { t } from './ru-enroll.ts'

export interface EnrollCardProps {
  course: Pick<Course, 'id' | 'can' | 'access' | 'lessons'>
  isSignedIn: boolean
  /** Back from registering or signing in for this course: shows that one press is left. */
  isReturning?: boolean
  /** Where to go once it is done; the course by default. */
  goOnTo?: string
  level?: 2 | 3
}

function closedWords({ state, source }: Course['access']): { title: string; text: Sentence } {
  if (state === 'taken') return { title: t.taken, text: t.takenText }
  if (state === 'expired') return { title: source === 'trial' ? t.trialOver : t.expired, text: t.expiredText }
  return { title: t.closed, text: t.closedText }
}

/** A pupil whose access is over may enrol again. */
const enrollTitle = (access: Course['access']): string =>
  access.state === 'expired' ? closedWords(access).title : t.enrollTitle

/** How to get into a course; for those who are not in it. */
export function EnrollCard({ course, isSignedIn, isReturning = false, goOnTo, level = 2 }: EnrollCardProps) {
  const you = useYou()
  const navigate = useNavigate()
  const Title = `h${level}` as const
  const [firstLesson] = course.lessons
  if (!course.can.enroll) {
    const { title, text } = closedWords(course.access)
    return (
      <Card className={styles.card}>
        <Title className={styles.title}>{title}</Title>
        <p>{nonBreaking(you(text))}</p>
        <ButtonLink to={link(site.lms.catalogCourses)} wide>
          {t.toCatalog}
        </ButtonLink>
      </Card>
    )
  }
  const isAlmostThere = isReturning && isSignedIn
  return (
    <Card className={styles.card} tone={isAlmostThere ? 'primary' : 'card'}>
      {isAlmostThere && <Owl pose="happy" className={styles.owl} />}
      <Title className={styles.title}>{isAlmostThere ? t.almost : enrollTitle(course.access)}</Title>
      <p>{isAlmostThere ? you(t.almostText) : t.enrollText}</p>
      <EnrollButton
        courseId={course.id}
        isSignedIn={isSignedIn}
        wide
        {...(goOnTo ? { onEnrolled: () => void navigate(goOnTo) } : {})}
      />
      {firstLesson && !isAlmostThere && isToTry(course, firstLesson) && (
        <>
          <p className={styles.note}>{t.enrollFirst}</p>
          <ButtonLink
            kind="quiet"
            wide
            to={link(site.lms.lesson, { course_id: course.id, lesson_id: firstLesson.id })}
          >
            {t.tryFirst}
          </ButtonLink>
        </>
      )}
    </Card>
  )
}
