import { Button, ButtonLink, EmptyState, hueOf, useYou, Link } from '@school/ui'
import { doneCount, leftTasks, AttemptClock, useExamAttempt } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { BegunAttestation } from '../../contract/index.ts'
import { attestationFinishAt, attestationResultsAt, attestationTasksAt } from '../addresses.ts'
import frame from '@school/ui/frame.module.css'
import page from '../page.module.css'
import { attestationResultsQuery, attestationAttemptQuery } from '../queries.ts'
import { ReadinessCard } from '../ReadinessCard.tsx'
import { t } from '../ru.ts'

/** Before the end: whether it is the end. After it: how ready one is. */
export function AttestationFinishScreen({ attestationId }: { attestationId: number }) {
  const you = useYou()
  const { data } = useSuspenseQuery(attestationAttemptQuery(attestationId))
  const { training, attempt } = data
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.discipline.hue)}>
      {attempt === null ? (
        <EmptyState
          level={1}
          title={t.notStartedTitle}
          text={you(t.notStartedText)}
          action={
            <ButtonLink kind="primary" to={attestationTasksAt(training.id)}>
              {t.toStart}
            </ButtonLink>
          }
        />
      ) : attempt.state === 'finished' ? (
        <Finished attestationId={training.id} />
      ) : (
        <Asking begun={{ training, attempt }} />
      )}
    </div>
  )
}

function Asking({ begun: { training, attempt } }: { begun: BegunAttestation }) {
  const navigate = useNavigate()
  const place = {
    attemptKey: attestationAttemptQuery(training.id).queryKey,
    onFinished: () => void navigate(attestationFinishAt(training.id)),
  }
  const { finish, isFinishing, timeUp, isTimeUp } = useExamAttempt(place, attempt)
  const done = doneCount(attempt.tasks, true)
  const left = leftTasks(attempt.tasks, true)
  return (
    <header className={frame.head}>
      <p className={frame.note}>{training.title}</p>
      <h1>{t.finishAsk(done, attempt.tasks.length)}</h1>
      <p className={frame.lead}>{left.length === 0 ? t.finishAll : t.finishSome}</p>
      <ul className={`plain-list ${page.left}`}>
        {left.map(({ id, position, title }) => (
          <li key={id}>
            <Link to={attestationTasksAt(training.id, id)}>{t.task(position, title)}</Link>
          </li>
        ))}
      </ul>
      <div className={frame.row}>
        {attempt.deadlineAt && (
          <AttemptClock deadlineAt={attempt.deadlineAt} serverNow={attempt.serverNow} onTimeUp={timeUp} />
        )}
        <ButtonLink to={attestationTasksAt(training.id)}>{t.back}</ButtonLink>
        <Button kind="primary" loading={isFinishing || isTimeUp} onClick={finish}>
          {t.finish}
        </Button>
      </div>
    </header>
  )
}

function Finished({ attestationId }: { attestationId: number }) {
  const { data: results } = useSuspenseQuery(attestationResultsQuery(attestationId))
  return (
    <>
      <header className={frame.head}>
        <p className={frame.note}>{results?.training.title}</p>
        <h1>{t.finishedTitle}</h1>
      </header>
      {results && (
        <ReadinessCard results={results}>
          <ButtonLink kind="primary" size="l" to={attestationResultsAt(attestationId)}>
            {t.seeResults}
          </ButtonLink>
          {results.training.can.start && (
            <ButtonLink size="l" to={attestationTasksAt(attestationId)}>
              {t.startAgain}
            </ButtonLink>
          )}
        </ReadinessCard>
      )}
    </>
  )
}
