import { Card, CardLink, hueOf } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { homeworkAt } from './addresses.ts'
import styles from './HomeworkRow.module.css'
import { lessonHomeworkQuery } from './queries.ts'
import { t } from './ru.ts'
import { StateChip } from './StateChip.tsx'

/** The way from a lesson to its homework; nothing when the lesson has none. */
export function LessonHomeworkCard({ lessonId }: { lessonId: number }) {
  const { data: homework, dataUpdatedAt } = useSuspenseQuery(lessonHomeworkQuery(lessonId))
  if (!homework) return null
  const { id, title, isGiven, softDeadlineAt, isLate, tasksCount, discipline } = homework
  const now = new Date(dataUpdatedAt)
  return (
    <Card
      as="section"
      aria-labelledby="lesson-homework"
      className={`hue ${styles.row}`}
      style={hueOf(discipline.hue)}
    >
      <p className={styles.chips}>
        <StateChip homework={homework} />
      </p>
      <h2 id="lesson-homework" className={frame.cardTitle}>
        <CardLink to={homeworkAt(id)}>{title}</CardLink>
      </h2>
      <p className={styles.facts}>
        <span>{t.tasks(tasksCount)}</span>
        {!isGiven && <span>{t.termLater}</span>}
        {isGiven && softDeadlineAt && (
          <span>{isLate ? t.dueWas(softDeadlineAt, now) : t.due(softDeadlineAt, now)}</span>
        )}
      </p>
    </Card>
  )
}
