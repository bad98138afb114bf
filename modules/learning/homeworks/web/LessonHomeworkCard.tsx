import { Card, CardLink, hueOf } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { LessonHomework } from '../contract/homework.ts'
import { homeworkAt } from './addresses.ts'
import { t } from './ru.ts'
import { StateChip } from './StateChip.tsx'
import styles from './HomeworkRow.module.css'

export function LessonHomeworkCard({ homework, now }: { homework: LessonHomework; now: Date }) {
  const { id, title, isGiven, softDeadlineAt, isLate, tasksCount, discipline } = homework
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
