import { useIsForChild } from '@school/api-client'
import { percentDone } from '@school/courses/contract'
import { link, site } from '@school/routes'
import { factsOf } from '@school/texts'
import { ButtonLink, Card, CardLink, Chip, ProgressBar } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { CourseOfClass } from '../contract/index.ts'
import styles from './ClassCourseCard.module.css'
import { t } from './ru.ts'

const accessOf = ({ accessState, course }: CourseOfClass): string => {
  if (accessState === 'available') return t.open
  if (accessState === 'locked_by_date') return t.upcoming
  if (accessState === 'expired' || accessState === 'taken') return t.ended
  return course.isFree ? t.free : t.closed
}

/** A course of the class: until when, how far the pupil has come, who else learns it, the way in. */
export function ClassCourseCard({ item, today }: { item: CourseOfClass; today: string }) {
  const isForChild = useIsForChild()
  const { course, isGiven, givenBy, classmates, nextLesson, dueOn } = item
  const { id, title, discipline, progress } = course
  const term = t.term(item, today)
  const lesson = nextLesson && link(site.lms.lesson, { course_id: id, lesson_id: nextLesson.id })
  const action = lesson === null ? t.look : progress && progress.done > 0 ? t.go : t.start
  return (
    <Card as="article" className={styles.card}>
      <p className={frame.row}>
        <Chip size="s" hue={discipline.hue}>
          {discipline.title}
        </Chip>
        {term && (
          <Chip size="s" tone={dueOn !== null && dueOn >= today ? 'accent' : 'plain'}>
            {term}
          </Chip>
        )}
      </p>
      <h3 className={frame.cardTitle}>
        <CardLink to={link(site.lms.course, { course_id: id })}>{title}</CardLink>
      </h3>
      <p className={frame.cardText}>
        {factsOf(isGiven && t.givenBy(givenBy), accessOf(item), t.classmates(classmates))}
      </p>
      {progress && (
        <div className={frame.list}>
          <ProgressBar
            size="s"
            percent={percentDone(progress)}
            hue={discipline.hue}
            label={t.progress(progress.done, progress.total)}
          />
          <span aria-hidden="true" className={frame.note}>
            {t.progress(progress.done, progress.total)}
          </span>
        </div>
      )}
      {nextLesson && <p className={frame.cardText}>{t.next(nextLesson.position, nextLesson.title)}</p>}
      {!isForChild && (
        <p className={`${frame.row} ${styles.ways}`}>
          <ButtonLink
            size="s"
            to={lesson ?? link(site.lms.course, { course_id: id })}
            aria-label={t.actionOf(action, title)}
          >
            {action}
          </ButtonLink>
          {lesson && (
            <ButtonLink size="s" kind="quiet" to={`${lesson}#questions`} aria-label={t.askOf(title)}>
              {t.ask}
            </ButtonLink>
          )}
        </p>
      )}
    </Card>
  )
}
