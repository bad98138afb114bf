import { ButtonLink, EmptyState, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { OlympiadStages } from '@school/olympiad-conduct/web'
import { calledApart, catalogAt } from '@school/olympiads/web'
import { classesAt, journalAt } from '../journal/addresses.ts'
import { figuresOf } from '../journal/figures.ts'
import { journalsQuery } from '../journal/queries.ts'
import { t } from '../journal/ru.ts'

/** Olympiads for the classes of a teacher, by stages. */
export function OlympiadJournalsScreen() {
  const { data } = useSuspenseQuery(journalsQuery)
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={t.lead} />
      {data.olympiads.length === 0 && <Nothing hasClasses={data.classes.length > 0} />}
      {calledApart(data.olympiads).map((olympiad) => (
        <OlympiadStages
          key={olympiad.id}
          olympiad={olympiad}
          stages={olympiad.stages.map((stage) => ({
            stage,
            to: journalAt(stage.id),
            figures: figuresOf(stage),
          }))}
        />
      ))}
    </div>
  )
}

const Nothing = ({ hasClasses }: { hasClasses: boolean }) =>
  hasClasses ? (
    <EmptyState
      prop="trophy"
      title={t.noOlympiads}
      text={t.noOlympiadsText}
      action={<ButtonLink to={catalogAt()}>{t.toCalendar}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={t.noClasses}
      text={t.noClassesText}
      action={<ButtonLink to={classesAt()}>{t.toClasses}</ButtonLink>}
    />
  )
