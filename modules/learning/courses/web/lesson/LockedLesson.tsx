import { link, site } from '@school/routes'
import { nonBreaking } from '@school/texts'
import { ButtonLink, Card, IconLock, Owl, Skeleton, SkeletonText, toast, useYou } from '@school/ui'
import type { LessonNotes, Lesson } from '../../contract/index.ts'
import { EnrollButton } from '../EnrollButton.tsx'
import styles from './LockedLesson.module.css'
import { taughtLessonAt } from '../taught/addresses.ts'
import { t as taught } from '../taught/ru.ts'
import { lockedFree, lockedText, t } from './ru.ts'

/** Why the lesson is closed and the button that opens it. */
export function LockCard({
  lesson,
}: {
  lesson: Pick<Lesson | LessonNotes, 'accessState' | 'can' | 'course'>
}) {
  const you = useYou()
  const { accessState, can, course } = lesson
  if (accessState === 'available') return null
  const { title, text } = can.enroll ? lockedFree : lockedText[accessState]
  return (
    <Card as="section" pad="l" className={styles.lock} aria-labelledby="lock-title">
      <Owl pose="sleep" className={styles.owl} />
      <h2 id="lock-title" className={styles.title}>
        <IconLock aria-hidden="true" /> {you(title)}
      </h2>
      <p>{nonBreaking(you(text))}</p>
      {can.enroll && <EnrollButton courseId={course.id} isSignedIn onEnrolled={sayOpened} />}
      <ButtonLink
        kind={can.enroll ? 'quiet' : 'primary'}
        to={link(site.lms.course, { course_id: course.id })}
      >
        {t.toCourse}
      </ButtonLink>
    </Card>
  )
}

/** The viewer is on the right page already: the lesson opens when its data are refetched. */
const sayOpened = () => void toast(t.opened, { tone: 'ok' })

/** The shape of a lesson behind a mist, and what opens it. */
export function LockedLesson({ lesson }: { lesson: Lesson }) {
  const row = lesson.lessons.find(({ id }) => id === lesson.id)
  const inside = [
    row?.hasVideo && t.insideVideo,
    t.insideTheory,
    lesson.progress.total > 0 && t.insideTasks(lesson.progress.total),
  ].filter((part) => typeof part === 'string')
  return (
    <div className={styles.locked}>
      {lesson.can.teach && (
        <p>
          <ButtonLink kind="primary" to={taughtLessonAt(lesson.course.id, lesson.id)}>
            {taught.open}
          </ButtonLink>
        </p>
      )}
      <p className={styles.inside}>{t.inside(inside)}</p>
      <div className={styles.stage}>
        <div className={styles.mist} aria-hidden="true">
          {row?.hasVideo && <Skeleton height="14rem" />}
          <SkeletonText lines={16} />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <SkeletonText lines={3} />
        </div>
        <LockCard lesson={lesson} />
      </div>
    </div>
  )
}
