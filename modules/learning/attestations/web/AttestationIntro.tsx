import '@school/ui/prose.css'
import { useCall } from '@school/api-client'
import { Html } from '@school/task-forms/web'
import { nonBreaking } from '@school/texts'
import { Breadcrumbs, ButtonLink, Chip, hueOf, toast, useYou } from '@school/ui'
import { firstTask, forgetTasks, tabHolder, TimedStart } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type AttestationTraining, startAttestation } from '../contract/index.ts'
import { attestationResultsAt, attestationTasksAt, progressAt } from './addresses.ts'
import frame from '@school/ui/frame.module.css'
import page from './page.module.css'
import { attestationAttemptQuery } from './queries.ts'
import { t } from './ru.ts'

/** Before an attempt: what awaits, how many attempts are left, the button. */
export function AttestationIntro({ training }: { training: AttestationTraining }) {
  const you = useYou()
  const { discipline, attemptsAllowed, attemptsUsed, can } = training
  return (
    <div className={`hue ${frame.page}`} style={hueOf(discipline.hue)}>
      <Breadcrumbs crumbs={[{ title: t.cardsTitle, to: progressAt() }, { title: training.title }]} />
      <header className={frame.hero}>
        <p className={frame.row}>
          <Chip hue={discipline.hue}>{discipline.title}</Chip>
          <Chip>{t.grade(training.grade)}</Chip>
          <Chip>{t.tasks(training.tasksCount)}</Chip>
          <Chip>{t.minutes(training.minutes)}</Chip>
        </p>
        <h1>{nonBreaking(training.title)}</h1>
        <p className={frame.lead}>{nonBreaking(training.subtitle)}</p>
        <p>{t.attemptsLeft(attemptsAllowed - attemptsUsed, attemptsAllowed)}</p>
        {!can.start && (
          <div>
            <p>
              <strong>{t.noAttemptsTitle}</strong>
            </p>
            <p>{you(t.noAttemptsText)}</p>
          </div>
        )}
        <div className={frame.row}>
          {can.start && <StartAttempt training={training} />}
          {can.readResults && (
            <ButtonLink
              size="l"
              kind={can.start ? 'secondary' : 'primary'}
              to={attestationResultsAt(training.id)}
            >
              {t.toResults}
            </ButtonLink>
          )}
        </div>
      </header>
      <div className={page.columns}>
        <section aria-labelledby="rules" className={`${frame.section} ${page.section}`}>
          <h2 id="rules">{t.introTitle}</h2>
          <ul className={frame.lines}>
            {t
              .rules(training.minutes, attemptsAllowed)
              .map(you)
              .map((rule) => (
                <li key={rule}>{nonBreaking(rule)}</li>
              ))}
            <li>{t.bounds(training.readyFrom, training.almostFrom)}</li>
          </ul>
        </section>
        <section aria-labelledby="themes" className={`${frame.section} ${page.section}`}>
          <h2 id="themes">{t.themes}</h2>
          <ul className={frame.lines}>
            {training.themes.map((theme) => (
              <li key={theme}>{theme}</li>
            ))}
          </ul>
          <Html className="md" html={training.aboutHtml} />
        </section>
      </div>
    </div>
  )
}

function StartAttempt({ training }: { training: AttestationTraining }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const start = useCall(startAttestation, {
    onSuccess: (begun) => {
      forgetTasks(client)
      client.setQueryData(attestationAttemptQuery(training.id).queryKey, begun)
      void navigate(attestationTasksAt(training.id, firstTask(begun.attempt.tasks, true)?.id))
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  return (
    <TimedStart
      title={training.attemptsUsed > 0 ? t.startAgain : t.start}
      terms={{ minutes: training.minutes }}
      onStart={() => start.mutate({ params: { attestationId: training.id }, body: { holder: tabHolder() } })}
      isBusy={start.isPending}
    />
  )
}
