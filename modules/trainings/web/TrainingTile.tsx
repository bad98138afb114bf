import { gradeRange, nonBreaking } from '@school/texts'
import { Card, CardLink, Chip, hueOf, IconClock, IconListCheck, IconUsers } from '@school/ui'
import type { TrainingCard } from '../contract/index.ts'
import { trainingAt } from './addresses.ts'
import { t } from './ru.ts'
import { Stars } from './Stars.tsx'
import styles from './TrainingTile.module.css'

/** A training as a card: what it takes and what one has reached in it. */
export function TrainingTile({ training }: { training: TrainingCard }) {
  const { discipline, grades, reached } = training
  return (
    <Card as="article" pad="l" className={`hue ${styles.tile}`} style={hueOf(discipline.hue)}>
      <p className={styles.chips}>
        <Chip size="s" hue={discipline.hue}>
          {discipline.title}
        </Chip>
        <Chip size="s">{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
        {reached?.isUnderWay && (
          <Chip size="s" tone="primary">
            {t.underWay}
          </Chip>
        )}
      </p>
      <h2 className={styles.title}>
        <CardLink to={trainingAt(training.id)}>{training.title}</CardLink>
      </h2>
      <p className={styles.subtitle}>{nonBreaking(training.subtitle)}</p>
      <p className={styles.facts}>
        <span>
          <IconListCheck aria-hidden="true" />
          {t.tasks(training.tasksCount)}
        </span>
        <span>
          <IconClock aria-hidden="true" />
          {training.minutes === null ? t.noClock : t.minutes(training.minutes)}
        </span>
        <span>
          <IconUsers aria-hidden="true" />
          {t.solvedBy(training.participants)}
        </span>
      </p>
      {reached && reached.bestPercent !== null && (
        <p className={styles.reached}>
          <Stars stars={reached.stars} />
          {t.best(reached.bestPercent)}
        </p>
      )}
    </Card>
  )
}
