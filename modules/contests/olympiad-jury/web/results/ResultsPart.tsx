import { ButtonLink, Card, Chip } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MonitoredStage } from '@school/olympiad-conduct/contract'
import { type MonitoringPartProps, useStagePlace } from '@school/olympiad-conduct/web'
import { ByGrades, checkingAt, ratingAt, stageStatsQuery } from '@school/olympiads/web'
import { Preliminary } from './Preliminary.tsx'
import { PublishButton } from './PublishButton.tsx'
import styles from './ResultsPart.module.css'
import { t } from './ru.ts'
import { WithdrawButton } from './WithdrawButton.tsx'

/** «Итоги»: what they wait for, the preliminary table, and the outcome of the stage. */
export const ResultsPart = ({ stage, wanted }: MonitoringPartProps) =>
  stage.publishedAt ? (
    <Published stage={stage} publishedAt={stage.publishedAt} />
  ) : (
    <>
      {stage.withdrawnBecause && (
        <Card as="section" tone="warn" className={frame.section} aria-labelledby="withdrawn">
          <h2 id="withdrawn">{t.withdrawnTitle}</h2>
          <p>{t.withdrawnText(stage.withdrawnBecause)}</p>
        </Card>
      )}
      <Awaited stage={stage} />
      {stage.can.seePreliminary && <Preliminary stage={stage} wanted={wanted} />}
    </>
  )

function Awaited({ stage }: { stage: MonitoredStage }) {
  const { stageAt } = useStagePlace()
  const { awaited, state, resultsAt, serverNow } = stage
  const isClosed = state === 'checking' && awaited.windowEndsAt <= serverNow
  const isDue = resultsAt === null || resultsAt <= serverNow
  const isStuck = awaited.stuck > 0
  const isBeingPublished =
    !stage.withdrawnBecause &&
    isClosed &&
    isDue &&
    !isStuck &&
    awaited.attempts === 0 &&
    awaited.reviews === 0
  return (
    <Card as="section" className={frame.section} aria-labelledby="awaited">
      <h2 id="awaited">{t.awaited}</h2>
      <ul className={`plain-list ${styles.waits}`}>
        <Wait isDone={isClosed}>{isClosed ? t.waits.windowOver : t.waits.window(awaited.windowEndsAt)}</Wait>
        <Wait isDone={awaited.attempts === 0}>
          {awaited.attempts === 0 ? t.waits.noAttempts : t.waits.attempts(awaited.attempts)}
          {awaited.attempts > 0 && (
            <ButtonLink size="s" to={stageAt(stage.id)}>
              {t.toRunning}
            </ButtonLink>
          )}
        </Wait>
        <Wait isDone={awaited.reviews === 0}>
          {awaited.reviews === 0 ? t.waits.noReviews : t.waits.reviews(awaited.reviews)}
          {awaited.reviews > 0 && (
            <ButtonLink size="s" to={checkingAt()}>
              {t.toChecking}
            </ButtonLink>
          )}
        </Wait>
        {isStuck && <Wait isDone={false}>{t.waits.stuck(awaited.stuck)}</Wait>}
        <Wait isDone={isDue}>
          {resultsAt === null ? t.waits.noHour : isDue ? t.waits.isDue : t.waits.hour(resultsAt)}
        </Wait>
      </ul>
      {awaited.unjudged > 0 && !isDue && <p className={frame.note}>{t.unjudged(awaited.unjudged)}</p>}
      {!stage.withdrawnBecause && <p className={frame.note}>{isBeingPublished ? t.publishing : t.itself}</p>}
      {stage.can.publish ? (
        <PublishButton stage={stage} />
      ) : (
        !stage.can.seePreliminary && <p className={frame.note}>{t.onlyMethodist}</p>
      )}
    </Card>
  )
}

const Wait = ({ isDone, children }: { isDone: boolean; children: ReactNode }) => (
  <li className={styles.wait}>
    <Chip size="s" tone={isDone ? 'ok' : 'warn'}>
      {isDone ? t.done : t.ahead}
    </Chip>
    <span className={frame.row}>{children}</span>
  </li>
)

function Published({ stage, publishedAt }: { stage: MonitoredStage; publishedAt: string }) {
  const grade = stage.grades[0]?.gradeIndex ?? 1
  const { data: stats } = useQuery(stageStatsQuery({ stageId: stage.id, grade }))
  return (
    <section aria-labelledby="published" className={frame.section}>
      <Card tone="ok" className={frame.section}>
        <h2 id="published">{t.published}</h2>
        <p>{t.publishedText(publishedAt)}</p>
        <div className={frame.row}>
          <ButtonLink to={ratingAt(stage.olympiad.id, 'users', { stage: stage.id })}>{t.toRating}</ButtonLink>
          {stage.can.withdraw && <WithdrawButton stageId={stage.id} />}
        </div>
      </Card>
      {stats && <ByGrades stats={stats} hasAwards />}
    </section>
  )
}
