import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { formatMinutes } from '@school/texts'
import { ButtonLink, Card, EmptyState, hueOf, IconCertificate, Medal, Owl, StatNumber } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OlympiadRun } from '../../contract/index.ts'
import { catalogAt, olympiadAt, ratingAt, solutionsAt, statsAt, tasksAt } from '../addresses.ts'
import frame from '../page.module.css'
import { olympiadRunQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { savedCount } from '../shown.ts'
import styles from './OlympiadFinishScreen.module.css'

export function OlympiadFinishScreen({ olympiadId, user }: { olympiadId: number; user: User }) {
  const { data: run } = useSuspenseQuery(olympiadRunQuery(olympiadId))
  if (!run || run.attempt.state !== 'finished')
    return <NotFinished olympiadId={olympiadId} isBegun={run !== null} />
  return (
    <div className={`hue ${frame.page}`} style={hueOf(run.olympiad.discipline.hue)}>
      <Outcome run={run} />
      <WaysOn run={run} userId={user.id} />
      <Counted run={run} />
    </div>
  )
}

const NotFinished = ({ olympiadId, isBegun }: { olympiadId: number; isBegun: boolean }) => (
  <div className={frame.page}>
    <EmptyState
      level={1}
      title={isBegun ? t.stillTitle : t.notStartedTitle}
      text={isBegun ? t.stillText : t.notStartedText}
      action={
        <ButtonLink kind="primary" to={isBegun ? tasksAt(olympiadId) : olympiadAt(olympiadId)}>
          {isBegun ? t.goOn : t.toOlympiad}
        </ButtonLink>
      }
    />
  </div>
)

const spentMinutes = ({ startedAt, finishedAt }: OlympiadRun['attempt']): number =>
  Math.max(1, Math.round((Date.parse(finishedAt!) - Date.parse(startedAt)) / 60_000))

/** What came out of it: the result where it is out, else what was handed in and when to come back. */
function Outcome({ run }: { run: OlympiadRun }) {
  const { olympiad, stage, participation, attempt } = run
  const { result, place, award } = participation
  return (
    <Card as="section" tone="ok" pad="l" className={styles.result} aria-labelledby="result">
      {award ? (
        <Medal place={award} title={null} className={styles.owl} />
      ) : (
        <Owl pose="happy" title={null} className={styles.owl} />
      )}
      <div className={frame.section}>
        <div>
          <p className={frame.note}>
            {olympiad.title}. {t.stageOf(stage.title, participation.gradeIndex)}
            {participation.isVirtual && `, ${t.virtual}`}
          </p>
          <h1 id="result">{result ? t.finishedTitle : t.waitingTitle}</h1>
        </div>
        {award && <p>{t.diploma(award)}</p>}
        {attempt.finishReason === 'timeout' && <p>{t.byTime}</p>}
        <div className={frame.figures}>
          {result ? (
            <>
              <StatNumber value={t.points(result.points, result.maxPoints)} label={t.pointsLabel} />
              <StatNumber value={t.percent(result.percent)} label={t.percentLabel} />
            </>
          ) : (
            <StatNumber
              value={t.place(savedCount(attempt.tasks), attempt.tasks.length)}
              label={t.savedLabel}
            />
          )}
          {place && (
            <StatNumber
              value={t.place(place.place, place.participants)}
              label={
                participation.isVirtual ? t.practicePlace(place.place, place.participants) : t.placeLabel
              }
            />
          )}
          <StatNumber value={formatMinutes(spentMinutes(attempt))} label={t.spent} />
        </div>
        {!result && stage.resultsAt && (
          <div>
            <h2>{t.restTitle}</h2>
            <p>{t.restText(stage.resultsAt)}</p>
          </div>
        )}
      </div>
    </Card>
  )
}

function WaysOn({ run, userId }: { run: OlympiadRun; userId: number }) {
  const { olympiad, stage, participation } = run
  const table = { stage: stage.id, grade: participation.gradeIndex }
  return (
    <div className={frame.row}>
      {run.canReadSolutions && (
        <ButtonLink kind="primary" size="l" to={solutionsAt(olympiad.id, userId, stage.id)}>
          {t.toSolutions}
        </ButtonLink>
      )}
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
      <ButtonLink kind={run.canReadSolutions ? 'quiet' : 'primary'} size="l" to={olympiadAt(olympiad.id)}>
        {t.toOlympiad}
      </ButtonLink>
      <ButtonLink kind="quiet" size="l" to={catalogAt()}>
        {t.toCatalog}
      </ButtonLink>
    </div>
  )
}

/** «Was my last answer counted?» */
const Counted = ({ run: { attempt } }: { run: OlympiadRun }) => (
  <section aria-labelledby="counted" className={frame.section}>
    <h2 id="counted">{t.counted}</h2>
    <ul className={`plain-list ${frame.list}`}>
      {attempt.tasks.map(({ id, position, title, savedAt }) => (
        <li key={id} className={styles.counted}>
          <span>{t.task(position, title)}</span>
          <span className={frame.note}>{savedAt ? t.countedAt(savedAt) : t.notAnswered}</span>
        </li>
      ))}
    </ul>
  </section>
)
