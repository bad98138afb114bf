import { gradeRange, nonBreaking } from '@school/texts'
import { Card, CardLink, Chip, hueOf, IconClock, IconListCheck, IconUsers } from '@school/ui'
import type { ExamRehearsalCard } from '../contract/index.ts'
import { examAt } from './addresses.ts'
import styles from './ExamTile.module.css'
import { t } from './ru.ts'

/** A rehearsal as a card: what it takes, and one's own results in a line. */
export function ExamTile({ rehearsal }: { rehearsal: ExamRehearsalCard }) {
  const { discipline, grades, reached } = rehearsal
  return (
    <Card as="article" pad="l" className={`hue ${styles.tile}`} style={hueOf(discipline.hue)}>
      <p className={styles.chips}>
        <Chip size="s" tone="accent">
          {t.exam(rehearsal.exam)}
        </Chip>
        <Chip size="s" hue={discipline.hue}>
          {discipline.title}
        </Chip>
        <Chip size="s">{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
        <Chip size="s">{t.free}</Chip>
        {reached?.isUnderWay && (
          <Chip size="s" tone="primary">
            {t.underWay}
          </Chip>
        )}
      </p>
      <h2 className={styles.title}>
        <CardLink to={examAt(rehearsal.id)}>{rehearsal.title}</CardLink>
      </h2>
      <p className={styles.subtitle}>{nonBreaking(rehearsal.subtitle)}</p>
      <p className={styles.facts}>
        <span>
          <IconListCheck aria-hidden="true" />
          {t.tasks(rehearsal.tasksCount)}
        </span>
        <span>
          <IconClock aria-hidden="true" />
          {t.minutes(rehearsal.minutes)}
        </span>
        <span>
          <IconUsers aria-hidden="true" />
          {t.participants(rehearsal.participants)}
        </span>
      </p>
      {reached?.best && (
        <p className={styles.reached}>
          <strong>{t.bestOf(reached.best)}</strong>, {t.runsOf(reached.runs)}
        </p>
      )}
    </Card>
  )
}
