import { gradeRange } from '@school/texts'
import { Chip, IconClock, IconListCheck, IconUsers, useYou } from '@school/ui'
import { WorkTile } from '@school/works/web'
import type { TrainingCard } from '../contract/index.ts'
import { trainingAt } from './addresses.ts'
import { t } from './ru.ts'
import { Stars } from './Stars.tsx'

/** A training as a card: what it takes and what one has reached in it. */
export function TrainingTile({ training }: { training: TrainingCard }) {
  const you = useYou()
  const { discipline, grades, reached, minutes } = training
  return (
    <WorkTile
      discipline={discipline}
      seed={`training ${training.id}`}
      to={trainingAt(training.id)}
      title={training.title}
      subtitle={training.subtitle}
      chips={
        <>
          <Chip size="s" hue={discipline.hue}>
            {discipline.title}
          </Chip>
          <Chip size="s">{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
          {reached?.isUnderWay && (
            <Chip size="s" tone="primary">
              {t.underWay}
            </Chip>
          )}
        </>
      }
      facts={[
        [IconListCheck, t.tasks(training.tasksCount)],
        [IconClock, minutes === null ? t.noClock : t.minutes(minutes)],
        [IconUsers, you(t.solvedBy(training.participants))],
      ]}
    >
      {reached && reached.bestPercent !== null && (
        <>
          <Stars stars={reached.stars} />
          {t.best(reached.bestPercent)}
        </>
      )}
    </WorkTile>
  )
}
