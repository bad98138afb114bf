import { ButtonLink, EmptyState, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { calledApart, catalogAt } from '@school/olympiads/web'
import { figuresOf } from '../monitoring/figures.ts'
import { OlympiadStages } from '../monitoring/OlympiadStages.tsx'
import { monitoredOlympiadsQuery } from '../monitoring/queries.ts'
import { t } from '../monitoring/ru.ts'
import { monitoredStageAt, newStageAt } from '../monitoring/wanted.ts'
import { t as s } from '../stages/ru.ts'

/** Olympiads by stages, for those who lead their participants. */
export function MonitoredOlympiadsScreen() {
  const { data: olympiads } = useSuspenseQuery(monitoredOlympiadsQuery)
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={t.lead} />
      {olympiads.length === 0 && (
        <EmptyState
          prop="trophy"
          title={t.emptyTitle}
          text={t.emptyText}
          action={<ButtonLink to={catalogAt()}>{t.toCalendar}</ButtonLink>}
        />
      )}
      {calledApart(olympiads).map((olympiad) => (
        <OlympiadStages
          key={olympiad.id}
          olympiad={olympiad}
          stages={olympiad.stages.map((stage) => ({
            stage,
            to: monitoredStageAt(stage.id),
            figures: figuresOf(stage.counts, stage.state),
          }))}
          more={
            olympiad.can.makeStage && (
              <ButtonLink size="s" to={newStageAt(olympiad.id)} aria-label={s.newStageOf(olympiad.title)}>
                {s.newStage}
              </ButtonLink>
            )
          }
        />
      ))}
    </div>
  )
}
