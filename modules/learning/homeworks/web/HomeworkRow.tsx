import { factsOf } from '@school/texts'
import { Card, CardLink, Chip, hueOf, IconCalendar, IconClock, IconListCheck, ProgressBar } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { HomeworkCard } from '../contract/homework.ts'
import { homeworkAt } from './addresses.ts'
import { t } from './ru.ts'
import { StateChip } from './StateChip.tsx'
import styles from './HomeworkRow.module.css'

/** The source of a homework, in words. */
export function sourceOf({ source, lesson, teacherName }: HomeworkCard): string {
  if (source === 'course' && lesson) return factsOf(t.ofCourse(lesson.courseTitle), lesson.title)
  if (source === 'teacher' && teacherName) return t.ofTeacher(teacherName)
  if (source === 'webinar' && teacherName) return t.ofWebinar(teacherName)
  return t.ofLibrary
}

/** A homework in a list: its source, deadline, remaining work or result. */
export function HomeworkRow({
  homework,
  now,
  level = 2,
}: {
  homework: HomeworkCard
  now: Date
  level?: 2 | 3
}) {
  const { discipline, tasksCount, answeredCount, state } = homework
  const Title = level === 2 ? 'h2' : 'h3'
  const isUnderWay = state === 'in_progress' || state === 'returned'
  return (
    <Card as="article" className={`hue ${styles.row}`} style={hueOf(discipline.hue)}>
      <p className={styles.chips}>
        <Chip size="s" hue={discipline.hue}>
          {discipline.title}
        </Chip>
        <StateChip homework={homework} />
      </p>
      <Title className={frame.cardTitle}>
        <CardLink to={homeworkAt(homework.id)}>{homework.title}</CardLink>
      </Title>
      <p className={styles.source}>{sourceOf(homework)}</p>
      <p className={styles.facts}>
        <Term homework={homework} now={now} />
        <span>
          <IconListCheck aria-hidden="true" />
          {homework.thing
            ? t.assignedKind(homework.thing.kindTitle)
            : isUnderWay
              ? t.answered(answeredCount, tasksCount)
              : t.tasks(tasksCount)}
        </span>
        {(state === 'not_opened' || isUnderWay) && homework.minutesLeft > 0 && (
          <span>
            <IconClock aria-hidden="true" />
            {t.about(homework.minutesLeft)}
          </span>
        )}
      </p>
      {isUnderWay && !homework.thing && (
        <ProgressBar
          size="s"
          label={t.progress}
          percent={(100 * answeredCount) / Math.max(1, tasksCount)}
          hue={discipline.hue}
        />
      )}
      {homework.percent !== null && (
        <p className={styles.result}>
          <strong>{t.percent(homework.percent)}</strong>
          {homework.mark !== null && <span>{t.mark(homework.mark)}</span>}
        </p>
      )}
    </Card>
  )
}

function Term({ homework, now }: { homework: HomeworkCard; now: Date }) {
  const { softDeadlineAt, hardDeadlineAt, finishedAt, isLate, state } = homework
  return (
    <span>
      <IconCalendar aria-hidden="true" />
      {finishedAt && state !== 'returned'
        ? t.finishedAt(finishedAt)
        : softDeadlineAt
          ? isLate
            ? t.dueWas(softDeadlineAt, now)
            : t.due(softDeadlineAt, now)
          : hardDeadlineAt
            ? t.lastDay(hardDeadlineAt, now)
            : t.noTerm}
    </span>
  )
}
