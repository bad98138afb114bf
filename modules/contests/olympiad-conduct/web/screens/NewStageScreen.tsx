import { ButtonLink, Chip, EmptyState, hueOf, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { t as m } from '../monitoring/ru.ts'
import { monitoredOlympiadsAt } from '../monitoring/wanted.ts'
import { NewStageForm } from '../stages/NewStageForm.tsx'
import { stageMakingQuery } from '../stages/queries.ts'
import { t } from '../stages/ru.ts'

/** A methodist makes a stage of an olympiad. */
export function NewStageScreen({ olympiadId }: { olympiadId: number }) {
  const { data: making } = useSuspenseQuery(stageMakingQuery(olympiadId))
  const { olympiad, reserves } = making
  const isOut = reserves.every(({ takenBy }) => takenBy !== null)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiad.discipline.hue)}>
      <PageHeader
        crumbs={[{ title: m.title, to: monitoredOlympiadsAt() }, { title: olympiad.title }]}
        marks={
          <>
            <Chip hue={olympiad.discipline.hue}>{olympiad.discipline.title}</Chip>
            <span className={frame.note}>{m.season(olympiad.season)}</span>
          </>
        }
        title={t.newStageOf(olympiad.title)}
        lead={!isOut && t.lead}
      />
      {isOut ? (
        <EmptyState
          prop="trophy"
          title={t.emptyTitle}
          text={t.emptyText}
          action={<ButtonLink to={monitoredOlympiadsAt()}>{m.title}</ButtonLink>}
        />
      ) : (
        <NewStageForm making={making} />
      )}
    </div>
  )
}
