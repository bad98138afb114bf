import { Card, CardLink, Chip, hueOf } from '@school/ui'
import { factsOf } from '@school/texts'
import { type MistakeCard, stepCount } from '../contract/index.ts'
import { mistakeAt } from './addresses.ts'
import styles from './MistakeRow.module.css'
import { t } from './ru.ts'
import { Steps } from './Steps.tsx'

export interface MistakeRowProps {
  card: MistakeCard
  now: Date
  zone: string
  level?: 2 | 3
}

/** The state of the card in a few words. */
function stateOf({ state, dismissal, closedBy, today, returnsOn }: MistakeCard, now: Date, zone: string) {
  if (closedBy === 'regraded') return t.closedRegraded
  if (state === 'dismissed' && dismissal) return t.dismissed[dismissal]
  if (state === 'closed') return t.state.closed
  return today || returnsOn === null ? null : t.returns(returnsOn, now, zone)
}

export function MistakeRow({ card, now, zone, level = 3 }: MistakeRowProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const { title, discipline, place, missedAt, state, step, today } = card
  const said = stateOf(card, now, zone)
  return (
    <Card as="article" className={`hue ${styles.row}`} style={hueOf(discipline?.hue ?? 250)}>
      <div className={styles.words}>
        <Title className={styles.title}>
          <CardLink to={mistakeAt(card.id)}>{title}</CardLink>
        </Title>
        <p className={styles.note}>
          {factsOf(discipline?.title, place?.title, t.missed(missedAt, now, zone))}
        </p>
      </div>
      <div className={styles.standing}>
        {state === 'open' && <Steps step={step} of={stepCount} />}
        {today && (
          <Chip size="s" tone="primary">
            {t.today}
          </Chip>
        )}
        {said && <span className={styles.note}>{said}</span>}
      </div>
    </Card>
  )
}
