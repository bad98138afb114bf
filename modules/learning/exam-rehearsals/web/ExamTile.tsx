import { gradeRange } from '@school/texts'
import { Chip, IconClock, IconListCheck, IconUsers } from '@school/ui'
import { WorkTile } from '@school/works/web'
import type { ExamRehearsalCard } from '../contract/index.ts'
import { examAt } from './addresses.ts'
import { t } from './ru.ts'

/** A rehearsal as a card: what it takes, and one's own results in a line. */
export function ExamTile({ rehearsal }: { rehearsal: ExamRehearsalCard }) {
  const { discipline, grades, reached } = rehearsal
  return (
    <WorkTile
      discipline={discipline}
      seed={`rehearsal ${rehearsal.id}`}
      to={examAt(rehearsal.id)}
      title={rehearsal.title}
      subtitle={rehearsal.subtitle}
      chips={
        <>
          <Chip size="s" tone="accent">
            {t.exam(rehearsal.exam)}
          </Chip>
          <Chip size="s" hue={discipline.hue}>
            {discipline.title}
          </Chip>
          <Chip size="s">{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
          <Chip size="s">{t.free}</Chip>
          {reached?.onCheck && (
            <Chip size="s" tone="warn">
              {t.onCheck}
            </Chip>
          )}
          {reached?.isUnderWay && (
            <Chip size="s" tone="primary">
              {t.underWay}
            </Chip>
          )}
        </>
      }
      facts={[
        [IconListCheck, t.tasks(rehearsal.tasksCount)],
        [IconClock, t.minutes(rehearsal.minutes)],
        [IconUsers, t.participants(rehearsal.participants)],
      ]}
    >
      {reached && reached.attempts > 0 && (
        <>
          <span>
            {reached.best && <strong>{t.bestOf(reached.best, reached.onCheck !== null)}, </strong>}
            {t.attemptsOf(reached.attempts)}
          </span>
          {reached.onCheck && <span>{t.onCheckLine(reached.onCheck)}</span>}
        </>
      )}
    </WorkTile>
  )
}
