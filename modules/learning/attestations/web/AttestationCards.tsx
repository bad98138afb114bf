import { nonBreaking } from '@school/texts'
import { Card, CardLink, Chip, hueOf, useYou } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import type { AttestationTraining, Readiness } from '../contract/index.ts'
import { attestationTasksAt } from './addresses.ts'
import styles from './AttestationCards.module.css'
import frame from '@school/ui/frame.module.css'
import { attestationsQuery } from './queries.ts'
import { t } from './ru.ts'

export const toneOf: Record<Readiness, 'ok' | 'warn' | 'bad'> = { yes: 'ok', almost: 'warn', no: 'bad' }

/** The way to the trials of one's grade; nothing when there are none. */
export function AttestationCards() {
  const you = useYou()
  const { data: trainings = [] } = useQuery(attestationsQuery)
  if (trainings.length === 0) return null
  return (
    <section aria-labelledby="attestations" className={frame.page}>
      <div className={frame.head}>
        <h2 id="attestations">{t.cardsTitle}</h2>
        <p className={frame.note}>{nonBreaking(you(t.cardsLead))}</p>
      </div>
      <ul className={`plain-list ${styles.cards}`}>
        {trainings.map((training) => (
          <li key={training.id}>
            <AttestationCard training={training} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AttestationCard({ training }: { training: AttestationTraining }) {
  const { discipline, readiness, bestPercent, attemptsAllowed, attemptsUsed } = training
  return (
    <Card as="article" className={`hue ${styles.card}`} style={hueOf(discipline.hue)}>
      <h3 className={styles.title}>
        <CardLink to={attestationTasksAt(training.id)}>{training.title}</CardLink>
      </h3>
      <p className={frame.row}>
        <Chip size="s">{t.tasks(training.tasksCount)}</Chip>
        <Chip size="s">{t.minutes(training.minutes)}</Chip>
        {readiness && (
          <Chip size="s" tone={toneOf[readiness]}>
            {t.short[readiness]}
          </Chip>
        )}
      </p>
      <p className={frame.note}>
        {t.attemptsLeft(attemptsAllowed - attemptsUsed, attemptsAllowed)}
        {bestPercent !== null && `, ${t.best(bestPercent)}`}
      </p>
    </Card>
  )
}
