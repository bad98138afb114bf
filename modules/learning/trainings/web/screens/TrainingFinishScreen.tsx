import type { User } from '@school/accounts/contract'
import { formatMinutes, nonBreaking } from '@school/texts'
import { ButtonLink, hueOf, Link, Owl, StatNumber, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { AttemptTaskSummary } from '@school/works/contract'
import { CountedAnswers, AttemptOutcome, spentMinutes } from '@school/results/web'
import { NoAttempt } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { TrainingAttempt } from '../../contract/index.ts'
import { ratingAt, solutionsAt, statsAt, tasksAt, trainingAt } from '../addresses.ts'
import { trainingAttemptQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { Stars } from '../Stars.tsx'
import styles from './TrainingFinishScreen.module.css'

export function TrainingFinishScreen({ trainingId, user }: { trainingId: number; user: User }) {
  const { data: trainingAttempt } = useSuspenseQuery(trainingAttemptQuery(trainingId))
  if (trainingAttempt?.attempt.awaitsReview) return <OnCheck trainingId={trainingId} />
  if (!trainingAttempt?.attempt.result)
    return <NotFinished trainingId={trainingId} isBegun={trainingAttempt !== null} />
  return (
    <div className={`hue ${frame.page}`} style={hueOf(trainingAttempt.training.discipline.hue)}>
      <Result trainingAttempt={trainingAttempt} />
      <AfterAttempt trainingAttempt={trainingAttempt} userId={user.id} />
    </div>
  )
}

/** Finished; some answers still wait for review by a person. */
const OnCheck = ({ trainingId }: { trainingId: number }) => {
  const you = useYou()
  return (
    <NoAttempt
      pose="reading"
      title={t.onCheckTitle}
      text={you(t.onCheckText)}
      to={trainingAt(trainingId)}
      way={t.toTraining}
    />
  )
}

const NotFinished = ({ trainingId, isBegun }: { trainingId: number; isBegun: boolean }) => {
  const you = useYou()
  return (
    <NoAttempt
      title={isBegun ? t.stillRunningTitle : t.notStartedTitle}
      text={isBegun ? you(t.stillRunningText) : you(t.notStartedText)}
      to={isBegun ? tasksAt(trainingId) : trainingAt(trainingId)}
      way={isBegun ? t.goOn : t.toTraining}
    />
  )
}

function Result({ trainingAttempt }: { trainingAttempt: TrainingAttempt }) {
  const you = useYou()
  const { attempt, training, stars, place, xp } = trainingAttempt
  const { points, maxPoints, percent } = attempt.result!
  return (
    <AttemptOutcome
      picture={<Owl pose={stars > 0 ? 'happy' : 'reading'} />}
      note={training.title}
      title={t.finishedTitle}
      isByTime={attempt.finishReason === 'timeout'}
    >
      <Stars stars={stars} size="l" />
      <p>{nonBreaking(you(t.starsWords[stars]!))}</p>
      <div className={frame.figures}>
        <StatNumber value={t.percent(percent)} label={t.percentLabel} />
        <StatNumber value={t.points(points, maxPoints)} label={t.pointsLabel} />
        {place && <StatNumber value={t.place(place.place, place.participants)} label={t.placeLabel} />}
        {xp > 0 && <StatNumber value={t.xp(xp)} label={t.xpLabel} />}
        {training.minutes !== null && (
          <StatNumber value={formatMinutes(spentMinutes(attempt))} label={t.spent} />
        )}
      </div>
    </AttemptOutcome>
  )
}

const isMistake = ({ status }: AttemptTaskSummary): boolean => status !== 'solved'

function AfterAttempt({
  trainingAttempt: { training, attempt },
  userId,
}: {
  trainingAttempt: TrainingAttempt
  userId: number
}) {
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
      {attempt.mode === 'exam' && <CountedAnswers tasks={attempt.tasks} />}
    </>
  )
}
