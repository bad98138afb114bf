import type { User } from '@school/accounts/contract'
import { formatMinutes } from '@school/texts'
import { ButtonLink, Card, EmptyState, hueOf, Owl, StatNumber } from '@school/ui'
import type { RunTask } from '@school/works/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { TrainingRun } from '../../contract/index.ts'
import { ratingAt, solutionsAt, statsAt, tasksAt, trainingAt } from '../addresses.ts'
import frame from '../page.module.css'
import { runQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { Stars } from '../Stars.tsx'
import styles from './TrainingFinishScreen.module.css'

export function TrainingFinishScreen({ trainingId, user }: { trainingId: number; user: User }) {
  const { data: run } = useSuspenseQuery(runQuery(trainingId))
  if (!run?.attempt.result) return <NotFinished trainingId={trainingId} isBegun={run !== null} />
  return (
    <div className={`hue ${frame.page}`} style={hueOf(run.training.discipline.hue)}>
      <Result run={run} />
      <AfterRun run={run} userId={user.id} />
    </div>
  )
}

const NotFinished = ({ trainingId, isBegun }: { trainingId: number; isBegun: boolean }) => (
  <div className={frame.page}>
    <EmptyState
      level={1}
      title={isBegun ? t.stillRunningTitle : t.notStartedTitle}
      text={isBegun ? t.stillRunningText : t.notStartedText}
      action={
        <ButtonLink kind="primary" to={isBegun ? tasksAt(trainingId) : trainingAt(trainingId)}>
          {isBegun ? t.goOn : t.toTraining}
        </ButtonLink>
      }
    />
  </div>
)

const spentMinutes = ({ startedAt, finishedAt }: TrainingRun['attempt']): number =>
  Math.max(1, Math.round((Date.parse(finishedAt!) - Date.parse(startedAt)) / 60_000))

function Result({ run }: { run: TrainingRun }) {
  const { attempt, training, stars, place, xp } = run
  const { points, maxPoints, percent } = attempt.result!
  return (
    <Card as="section" tone="ok" pad="l" className={styles.result} aria-labelledby="result">
      <Owl pose={stars > 0 ? 'happy' : 'reading'} className={styles.owl} />
      <div className={frame.section}>
        <div>
          <p className={frame.note}>{training.title}</p>
          <h1 id="result">{t.finishedTitle}</h1>
        </div>
        <Stars stars={stars} size="l" />
        <p>{t.starsWords[stars]}</p>
        {attempt.finishReason === 'timeout' && <p>{t.byTime}</p>}
        <div className={frame.figures}>
          <StatNumber value={t.percent(percent)} label={t.percentLabel} />
          <StatNumber value={t.points(points, maxPoints)} label={t.pointsLabel} />
          {place && <StatNumber value={t.place(place.place, place.participants)} label={t.placeLabel} />}
          {xp > 0 && <StatNumber value={t.xp(xp)} label={t.xpLabel} />}
          {training.minutes !== null && (
            <StatNumber value={formatMinutes(spentMinutes(attempt))} label={t.spent} />
          )}
        </div>
      </div>
    </Card>
  )
}

const isMistake = ({ status }: RunTask): boolean => status !== 'solved'

function AfterRun({ run: { training, attempt }, userId }: { run: TrainingRun; userId: number }) {
  const mistakes = attempt.tasks.filter(isMistake)
  const solutionOf = (taskId?: number) => solutionsAt(training.id, userId, taskId)
  return (
    <>
      <div className={frame.row}>
        <ButtonLink kind="primary" size="l" to={solutionOf(mistakes[0]?.id)}>
          {mistakes.length > 0 ? t.toMistakes : t.toSolutions}
        </ButtonLink>
        <ButtonLink size="l" to={ratingAt(training.id)}>
          {t.toRating}
        </ButtonLink>
        <ButtonLink size="l" to={statsAt(training.id)}>
          {t.toStats}
        </ButtonLink>
        <ButtonLink kind="quiet" size="l" to={trainingAt(training.id)}>
          {t.toTraining}
        </ButtonLink>
      </div>
      <section aria-labelledby="mistakes" className={frame.section}>
        <h2 id="mistakes">{mistakes.length > 0 ? t.mistakes : t.noMistakes}</h2>
        <ul className={`plain-list ${frame.list}`}>
          {mistakes.map(({ id, position, title }) => (
            <li key={id}>
              <Link to={solutionOf(id)} className={styles.line}>
                {t.task(position, title)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {attempt.mode === 'exam' && (
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
      )}
    </>
  )
}
