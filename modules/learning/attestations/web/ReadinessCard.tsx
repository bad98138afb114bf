import { nonBreaking } from '@school/texts'
import { Card, Owl, StatNumber, useYou } from '@school/ui'
import type { ReactNode } from 'react'
import type { AttestationResults } from '../contract/index.ts'
import frame from '@school/ui/frame.module.css'
import page from './page.module.css'
import styles from './ReadinessCard.module.css'
import { t } from './ru.ts'

/** Whether one is ready for the attestation, why, and what next. */
export const ReadinessCard = ({
  results,
  children,
}: {
  results: AttestationResults
  children: ReactNode
}) => {
  const you = useYou()
  return (
    <Card
      as="section"
      pad="l"
      tone={results.readiness === 'yes' ? 'ok' : results.readiness === 'almost' ? 'warn' : 'card'}
      className={styles.card}
      aria-labelledby="readiness"
    >
      <Owl pose={results.readiness === 'no' ? 'reading' : 'happy'} className={styles.owl} />
      <div className={`${frame.section} ${page.section}`}>
        <h2 id="readiness">{t.readiness[results.readiness]}</h2>
        <p>{nonBreaking(you(t.words[results.readiness]))}</p>
        {results.isByTime && <p>{t.byTime}</p>}
        <div className={frame.figures}>
          <StatNumber value={t.percent(results.percent)} label={t.percentLabel} />
          <StatNumber value={t.points(results.points, results.maxPoints)} label={t.pointsLabel} />
        </div>
        <p className={frame.note}>
          {t.bounds(results.training.readyFrom, results.training.almostFrom)}{' '}
          {t.attemptsLeft(
            results.training.attemptsAllowed - results.training.attemptsUsed,
            results.training.attemptsAllowed,
          )}
          .
        </p>
        <div className={frame.row}>{children}</div>
      </div>
    </Card>
  )
}
