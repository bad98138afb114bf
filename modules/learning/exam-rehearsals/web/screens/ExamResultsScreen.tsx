import '@school/ui/math.css'
import '@school/ui/prose.css'
import { nonBreaking } from '@school/texts'
import { Breadcrumbs, hueOf, PageHeader, useYou } from '@school/ui'
import { NoAttempt } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ExamResults, ThemeResult } from '../../contract/index.ts'
import { examAt, examResultsAt, examsAt } from '../addresses.ts'
import { EveryoneCard, ForecastCard, AttemptsCard } from '../Compared.tsx'
import { ExamPlanCard } from '../ExamPlanCard.tsx'
import { GradeCard, PartsCard, ThemesCard } from '../Outcome.tsx'
import frame from '@school/ui/frame.module.css'
import { examResultsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { ReviewsCard } from '../ReviewsCard.tsx'
import { ShareCard } from '../ShareCard.tsx'
import { SolvedTasks } from '../SolvedTasks.tsx'

export interface ExamResultsScreenProps {
  rehearsalId: number
  /** `null` is the last one. */
  attemptNumber: number | null
  /** Whose solution is open. */
  taskId: number | null
  /** `false` for a parent, who reads. */
  isOwn?: boolean
}

export function ExamResultsScreen({
  rehearsalId,
  attemptNumber,
  taskId,
  isOwn = true,
}: ExamResultsScreenProps) {
  const you = useYou()
  const { data: results } = useSuspenseQuery(examResultsQuery(rehearsalId, attemptNumber))
  if (!results)
    return (
      <NoAttempt
        title={t.noResultsTitle}
        text={you(t.noResultsText)}
        to={examAt(rehearsalId)}
        way={t.toExam}
      />
    )
  return <Results results={results} taskId={taskId} isOwn={isOwn} />
}

/** The first task of a theme that lost points. */
function solutionOf({ rehearsal, attemptNumber, tasks }: ExamResults, { numbers }: ThemeResult) {
  const lost = tasks.find(({ number, points, maxPoints }) => numbers.includes(number) && points < maxPoints)
  return lost
    ? { number: lost.number, to: examResultsAt(rehearsal.id, { attemptNumber, task: lost.id }) }
    : null
}

interface ResultsProps {
  results: ExamResults
  taskId: number | null
  isOwn: boolean
}

function Results({ results, taskId, isOwn }: ResultsProps) {
  const { rehearsal, attemptNumber, finishedAt, forecast } = results
  return (
    <div className={`hue ${frame.page}`} style={hueOf(rehearsal.hue)}>
      <Breadcrumbs
        crumbs={[
          { title: t.listTitle, to: examsAt() },
          { title: rehearsal.title, to: examAt(rehearsal.id) },
          { title: t.resultsTitle },
        ]}
      />
      <PageHeader title={t.resultsTitle}>
        <p className={frame.note}>{t.attemptOf(attemptNumber, finishedAt)}</p>
        {results.isByTime && <p>{t.byTime}</p>}
      </PageHeader>
      <div className={frame.columns}>
        <div className={frame.section}>
          <GradeCard {...results} />
          <ReviewsCard results={results} />
          <ThemesCard
            themes={results.themes}
            canRepeat
            {...(results.can.readSolutions && { solutionOf: (theme) => solutionOf(results, theme) })}
          />
          <ExamPlanCard planKey={results.planKey} isOwn={isOwn} />
        </div>
        <div className={frame.section}>
          {forecast && <ForecastCard forecast={forecast} />}
          {results.onCheck && (
            <p className={frame.note}>{nonBreaking(t.forecastLater(attemptNumber === 1))}</p>
          )}
          <PartsCard parts={results.parts} />
          <AttemptsCard results={results} />
        </div>
      </div>
      {results.everyone && <EveryoneCard everyone={results.everyone} hue={rehearsal.hue} />}
      <SolvedTasks results={results} taskId={taskId} />
      {results.can.share && <ShareCard key={`${attemptNumber} ${results.share?.ulid}`} results={results} />}
    </div>
  )
}
