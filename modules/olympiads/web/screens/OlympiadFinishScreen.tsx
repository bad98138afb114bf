import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { formatMinutes } from '@school/texts'
import { ButtonLink, EmptyState, hueOf, IconCertificate, Medal, Owl, StatNumber, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { CountedAnswers, doneCount, RunOutcome, spentMinutes } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OlympiadRun } from '../../contract/index.ts'
import { catalogAt, olympiadAt, ratingAt, solutionsAt, statsAt, tasksAt } from '../addresses.ts'
import { OutOfRating } from '../OutOfRating.tsx'
import { HeardCard } from '../jury/HeardList.tsx'
import { olympiadRunQuery } from '../queries.ts'
import { t } from '../ru.ts'

export function OlympiadFinishScreen({ olympiadId, user }: { olympiadId: number; user: User }) {
  const { data: run } = useSuspenseQuery(olympiadRunQuery(olympiadId))
  if (!run || run.attempt.state !== 'finished')
    return <NotFinished olympiadId={olympiadId} isBegun={run !== null} />
  return (
    <div className={`hue ${frame.page}`} style={hueOf(run.olympiad.discipline.hue)}>
      <Outcome run={run} />
      <WaysOn run={run} userId={user.id} />
      <HeardCard participationId={run.participation.id} />
      <CountedAnswers tasks={run.attempt.tasks} />
    </div>
  )
}

const NotFinished = ({ olympiadId, isBegun }: { olympiadId: number; isBegun: boolean }) => {
  const you = useYou()
  return (
    <div className={frame.page}>
      <EmptyState
        level={1}
        title={isBegun ? t.stillTitle : t.notStartedTitle}
        text={isBegun ? you(t.stillText) : you(t.notStartedText)}
        action={
          <ButtonLink kind="primary" to={isBegun ? tasksAt(olympiadId) : olympiadAt(olympiadId)}>
            {isBegun ? t.goOn : t.toOlympiad}
          </ButtonLink>
        }
      />
    </div>
  )
}

/** What came out of it: the result where it is out, else what was handed in and when to come back. */
function Outcome({ run }: { run: OlympiadRun }) {
  const you = useYou()
  const { olympiad, stage, participation, attempt } = run
  const { result, place, award } = participation
  return (
    <RunOutcome
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
      {!result && stage.resultsAt && (
        <div className={frame.list}>
          <h2>{t.restTitle}</h2>
          <p>{you(t.restText(stage.resultsAt))}</p>
        </div>
      )}
    </RunOutcome>
  )
}

function WaysOn({ run, userId }: { run: OlympiadRun; userId: number }) {
  const { olympiad, stage, participation } = run
  const table = { stage: stage.id, grade: participation.gradeIndex }
  const toOlympiad = (kind: 'primary' | 'quiet') => (
    <ButtonLink kind={kind} size="l" to={olympiadAt(olympiad.id)}>
      {t.toOlympiad}
    </ButtonLink>
  )
  return (
    <div className={frame.row}>
      {run.canReadSolutions && (
        <ButtonLink kind="primary" size="l" to={solutionsAt(olympiad.id, userId, stage.id)}>
          {t.toSolutions}
        </ButtonLink>
      )}
      {!run.canReadSolutions && toOlympiad('primary')}
      {participation.certificateId !== null && (
        <ButtonLink
          size="l"
          icon={<IconCertificate aria-hidden="true" />}
          to={link(site.lms.certificate, { user_id: userId, certificate_id: participation.certificateId })}
        >
          {participation.award ? t.openDiploma : t.openCertificate}
        </ButtonLink>
      )}
      {run.isRatingOpen && (
        <>
          <ButtonLink size="l" to={ratingAt(olympiad.id, 'users', table)}>
            {t.toRating}
          </ButtonLink>
          <ButtonLink size="l" to={statsAt(olympiad.id, table)}>
            {t.toStats}
          </ButtonLink>
        </>
      )}
      {run.canReadSolutions && toOlympiad('quiet')}
      <ButtonLink kind="quiet" size="l" to={catalogAt()}>
        {t.toCatalog}
      </ButtonLink>
    </div>
  )
}
