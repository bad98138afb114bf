import { nonBreaking } from '@school/texts'
import { Owl, StatNumber, useYou } from '@school/ui'
import { AttemptOutcome } from '@school/results/web'
import type { ReactNode } from 'react'
import type { AttestationResults } from '../contract/index.ts'
import frame from '@school/ui/frame.module.css'
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
    <AttemptOutcome
      level={2}
      tone={results.readiness === 'yes' ? 'ok' : results.readiness === 'almost' ? 'warn' : 'card'}
      picture={<Owl pose={results.readiness === 'no' ? 'reading' : 'happy'} />}
      title={t.readiness[results.readiness]}
      isByTime={results.isByTime}
    >
      <p>{nonBreaking(you(t.words[results.readiness]))}</p>
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
    </AttemptOutcome>
  )
}
