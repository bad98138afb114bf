import '@school/ui/math.css'
import '@school/ui/prose.css'
import { TaskStatusChip } from '@school/task-forms/web'
import {
  Breadcrumbs,
  ButtonLink,
  Card,
  Chip,
  hueOf,
  Link,
  PageHeader,
  ProgressBar,
  SkeletonCard,
  Table,
  useYou,
} from '@school/ui'
import { NoAttempt } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { AttestationResults } from '../../contract/index.ts'
import { attestationResultsAt, attestationTasksAt, progressAt, themeAt } from '../addresses.ts'
import frame from '@school/ui/frame.module.css'
import page from '../page.module.css'
import { attestationResultsQuery } from '../queries.ts'
import { ReadinessCard } from '../ReadinessCard.tsx'
import { t } from '../ru.ts'
import { SolvedTask } from '../SolvedTask.tsx'

export interface AttestationResultsScreenProps {
  attestationId: number
  /** Whose solution is open. */
  taskId: number | null
}

export function AttestationResultsScreen({ attestationId, taskId }: AttestationResultsScreenProps) {
  const you = useYou()
  const { data: results } = useSuspenseQuery(attestationResultsQuery(attestationId))
  if (!results) {
    return (
      <NoAttempt
        title={t.noResultsTitle}
        text={you(t.noResultsText)}
        to={attestationTasksAt(attestationId)}
        way={t.toStart}
      />
    )
  }
  const { training } = results
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.discipline.hue)}>
      <Breadcrumbs
        crumbs={[
          { title: t.cardsTitle, to: progressAt() },
          { title: training.title, to: attestationTasksAt(training.id) },
          { title: t.toResults },
        ]}
      />
      <PageHeader title={t.resultsTitle}>
        <p className={frame.note}>{t.attemptAt(results.attemptNumber, results.finishedAt)}</p>
      </PageHeader>
      <ReadinessCard results={results}>
        {training.can.start ? (
          <ButtonLink kind="primary" size="l" to={attestationTasksAt(training.id)}>
            {t.startAgain}
          </ButtonLink>
        ) : (
          <ButtonLink size="l" to={progressAt()}>
            {t.toProgress}
          </ButtonLink>
        )}
      </ReadinessCard>
      <div className={page.columns}>
        <Themes themes={results.themes} />
        <Attempts attempts={results.attempts} />
      </div>
      <Tasks results={results} taskId={taskId} />
    </div>
  )
}

const Themes = ({ themes }: Pick<AttestationResults, 'themes'>) => (
  <Card as="section" aria-labelledby="themes" className={`${frame.section} ${page.section}`}>
    <h2 id="themes">{t.themesTitle}</h2>
    {themes.every(({ isWeak }) => !isWeak) && <p>{t.allStrong}</p>}
    <ul className={`plain-list ${page.list}`}>
      {themes.map(({ title, points, maxPoints, isWeak }) => (
        <li key={title} className={page.item}>
          <span className={page.theme}>
            <span className={frame.row}>
              {title}
              <Chip size="s" tone={isWeak ? 'warn' : 'ok'}>
                {isWeak ? t.weak : t.strong}
              </Chip>
            </span>
            <span className={frame.note}>{t.points(points, maxPoints)}</span>
          </span>
          <ProgressBar size="s" percent={(100 * points) / maxPoints} label={title} />
          {isWeak && (
            <Link to={themeAt(title)} aria-label={`${t.repeat}: ${title}`}>
              {t.repeat}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </Card>
)

const Attempts = ({ attempts }: Pick<AttestationResults, 'attempts'>) => {
  const you = useYou()
  return (
    <Card as="section" aria-labelledby="attempts" className={`${frame.section} ${page.section}`}>
      <h2 id="attempts">{you(t.attemptsTitle)}</h2>
      <Table
        caption={you(t.attemptsTitle)}
        rows={attempts}
        keyOf={({ number }) => number}
        columns={[
          { key: 'number', title: t.attemptColumn, cell: ({ number }) => t.nth(number) },
          {
            key: 'percent',
            title: t.percentColumn,
            cell: ({ percent }) => t.percent(percent),
            isNumber: true,
          },
          { key: 'readiness', title: t.readinessColumn, cell: ({ readiness }) => t.short[readiness] },
        ]}
      />
    </Card>
  )
}

function Tasks({ results, taskId }: { results: AttestationResults; taskId: number | null }) {
  const you = useYou()
  const { training, tasks, can } = results
  const isOpen = can.readSolutions && tasks.some(({ id }) => id === taskId)
  return (
    <section aria-labelledby="tasks" className={`${frame.section} ${page.section}`}>
      <h2 id="tasks">{t.tasksTitle}</h2>
      <p className={frame.note}>{can.readSolutions ? you(t.chooseTask) : you(t.solutionsClosed)}</p>
      <div className={page.columns}>
        <ol className="plain-list">
          {tasks.map(({ id, number, title, status }) => {
            const line = (
              <>
                {t.task(number, title)}
                <TaskStatusChip status={status} />
              </>
            )
            return (
              <li key={id}>
                {can.readSolutions ? (
                  <Link
                    to={attestationResultsAt(training.id, id)}
                    preventScrollReset
                    className={page.line}
                    aria-current={id === taskId ? 'true' : undefined}
                  >
                    {line}
                  </Link>
                ) : (
                  <span className={page.line}>{line}</span>
                )}
              </li>
            )
          })}
        </ol>
        {isOpen && (
          <Suspense fallback={<SkeletonCard />}>
            <SolvedTask key={taskId} attestationId={training.id} taskId={taskId!} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
