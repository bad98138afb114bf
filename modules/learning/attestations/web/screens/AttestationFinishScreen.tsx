import { ButtonLink, hueOf, Link, PageHeader, useYou } from '@school/ui'
import { FinishAsk, leftTasks, NoAttempt } from '@school/works/web'
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
  if (attempt === null)
    return (
      <NoAttempt
        title={t.notStartedTitle}
        text={you(t.notStartedText)}
        to={attestationTasksAt(training.id)}
        way={t.toStart}
      />
    )
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.discipline.hue)}>
      {attempt.state === 'finished' ? (
        <Finished attestationId={training.id} />
      ) : (
        <Asking begun={{ training, attempt }} />
      )}
    </div>
  )
}

const words = {
  title: t.finishAsk,
  lead: (left: number) => (left === 0 ? t.finishAll : t.finishSome),
  back: t.back,
  finish: t.finish,
}

function Asking({ begun: { training, attempt } }: { begun: BegunAttestation }) {
  const navigate = useNavigate()
  return (
    <FinishAsk
      attempt={attempt}
      attemptKey={attestationAttemptQuery(training.id).queryKey}
      onFinished={() => void navigate(attestationFinishAt(training.id))}
      note={training.title}
      words={words}
      backTo={attestationTasksAt(training.id)}
    >
      <ul className={`plain-list ${page.left}`}>
        {leftTasks(attempt.tasks, true).map(({ id, position, title }) => (
          <li key={id}>
            <Link to={attestationTasksAt(training.id, id)}>{t.task(position, title)}</Link>
          </li>
        ))}
      </ul>
    </FinishAsk>
  )
}

function Finished({ attestationId }: { attestationId: number }) {
  const { data: results } = useSuspenseQuery(attestationResultsQuery(attestationId))
  return (
    <>
      <PageHeader
        marks={<span className={frame.note}>{results?.training.title}</span>}
        title={t.finishedTitle}
      />
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
