import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { formatMinutes } from '@school/texts'
import { ButtonLink, hueOf, IconCertificate, Medal, Owl, StatNumber, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { CountedAnswers, AttemptOutcome, spentMinutes } from '@school/results/web'
import { doneCount, NoAttempt } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { OlympiadAttempt } from '../../contract/index.ts'
import { catalogAt, olympiadAt, ratingAt, solutionsAt, statsAt, tasksAt } from '../addresses.ts'
import { OutOfRating } from '../OutOfRating.tsx'
import { olympiadAttemptQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface OlympiadFinishScreenProps {
  olympiadId: number
  user: User
  /** Questions to the jury and its messages: they are in a higher module. */
  Heard: ComponentType<{ participationId: number }>
}

export function OlympiadFinishScreen({ olympiadId, user, Heard }: OlympiadFinishScreenProps) {
  const { data: olympiadAttempt } = useSuspenseQuery(olympiadAttemptQuery(olympiadId))
  if (!olympiadAttempt || olympiadAttempt.attempt.state !== 'finished')
    return <NotFinished olympiadId={olympiadId} isBegun={olympiadAttempt !== null} />
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiadAttempt.olympiad.discipline.hue)}>
      <Outcome olympiadAttempt={olympiadAttempt} />
      <WaysOn olympiadAttempt={olympiadAttempt} userId={user.id} />
      <Heard participationId={olympiadAttempt.participation.id} />
      <CountedAnswers tasks={olympiadAttempt.attempt.tasks} />
    </div>
  )
}

const NotFinished = ({ olympiadId, isBegun }: { olympiadId: number; isBegun: boolean }) => {
  const you = useYou()
  return (
    <NoAttempt
      title={isBegun ? t.stillTitle : t.notStartedTitle}
      text={isBegun ? you(t.stillText) : you(t.notStartedText)}
      to={isBegun ? tasksAt(olympiadId) : olympiadAt(olympiadId)}
      way={isBegun ? t.goOn : t.toOlympiad}
    />
  )
}

/** Outcome of the attempt: the result where it is published, otherwise what was handed in and when to come back. */
function Outcome({ olympiadAttempt }: { olympiadAttempt: OlympiadAttempt }) {
  const you = useYou()
  const { olympiad, stage, participation, attempt } = olympiadAttempt
  const { result, place, award } = participation
  return (
    <AttemptOutcome
      picture={award ? <Medal place={award} title={null} /> : <Owl pose="happy" title={null} />}
      note={
        <>
          {olympiad.title}. {t.stageOf(stage.title, participation.gradeIndex)}
          {participation.isVirtual && `, ${t.virtual}`}
        </>
      }
      title={result ? t.finishedTitle : you(t.waitingTitle)}
      isByTime={attempt.finishReason === 'timeout'}
    >
      <OutOfRating disqualification={participation.disqualification} />
      {award && <p>{t.diploma(award)}</p>}
      <div className={frame.figures}>
        {result ? (
          <>
            <StatNumber value={t.points(result.points, result.maxPoints)} label={t.pointsLabel} />
            <StatNumber value={t.percent(result.percent)} label={t.percentLabel} />
          </>
        ) : (
          <StatNumber
            value={t.place(doneCount(attempt.tasks, true), attempt.tasks.length)}
            label={t.savedLabel}
          />
        )}
        {place && (
          <StatNumber
            value={t.place(place.place, place.participants)}
            label={participation.isVirtual ? t.practicePlace(place.place, place.participants) : t.placeLabel}
          />
        )}
        <StatNumber value={formatMinutes(spentMinutes(attempt))} label={t.spent} />
      </div>
      {!result && stage.resultsAt && <Rest stage={stage} resultsAt={stage.resultsAt} />}
    </AttemptOutcome>
  )
}

/** What happens after a work was handed in. */
function Rest({ stage, resultsAt }: { stage: OlympiadAttempt['stage']; resultsAt: string }) {
  const you = useYou()
  const { withdrawnBecause } = stage
  return (
    <div className={frame.list}>
      <h2>{withdrawnBecause ? t.withdrawnTitle : t.restTitle}</h2>
      <p>{withdrawnBecause ? t.withdrawnText(withdrawnBecause) : you(t.restText(resultsAt))}</p>
    </div>
  )
}

function WaysOn({ olympiadAttempt, userId }: { olympiadAttempt: OlympiadAttempt; userId: number }) {
  const { olympiad, stage, participation } = olympiadAttempt
  const table = { stage: stage.id, grade: participation.gradeIndex }
  const toOlympiad = (kind: 'primary' | 'quiet') => (
    <ButtonLink kind={kind} size="l" to={olympiadAt(olympiad.id)}>
      {t.toOlympiad}
    </ButtonLink>
  )
  return (
    <div className={frame.row}>
      {olympiadAttempt.canReadSolutions && (
        <ButtonLink kind="primary" size="l" to={solutionsAt(olympiad.id, userId, stage.id)}>
          {t.toSolutions}
        </ButtonLink>
      )}
      {!olympiadAttempt.canReadSolutions && toOlympiad('primary')}
      {participation.certificateId !== null && (
        <ButtonLink
          size="l"
          icon={<IconCertificate aria-hidden="true" />}
          to={link(site.lms.certificate, { user_id: userId, certificate_id: participation.certificateId })}
        >
          {participation.award ? t.openDiploma : t.openCertificate}
        </ButtonLink>
      )}
      {olympiadAttempt.isRatingOpen && (
        <>
          <ButtonLink size="l" to={ratingAt(olympiad.id, 'users', table)}>
            {t.toRating}
          </ButtonLink>
          <ButtonLink size="l" to={statsAt(olympiad.id, table)}>
            {t.toStats}
          </ButtonLink>
        </>
      )}
      {olympiadAttempt.canReadSolutions && toOlympiad('quiet')}
      <ButtonLink kind="quiet" size="l" to={catalogAt()}>
        {t.toCatalog}
      </ButtonLink>
    </div>
  )
}
