import { ButtonLink, EmptyState, hueOf, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { WorkStatsView } from '@school/ratings/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ratingAt, trainingAt } from '../addresses.ts'
import { statsQuery } from '../queries.ts'
import { t } from '../ru.ts'

export function TrainingStatsScreen({ trainingId }: { trainingId: number }) {
  const { data: stats } = useSuspenseQuery(statsQuery(trainingId))
  return (
    <div className={`hue ${frame.page}`} style={hueOf(stats.hue)}>
      <PageHeader
        crumbs={[{ title: stats.title, to: trainingAt(trainingId) }, { title: t.statsTitle }]}
        title={t.statsTitle}
        actions={<ButtonLink to={ratingAt(trainingId)}>{t.toRating}</ButtonLink>}
      />
      {stats.participants === 0 ? (
        <EmptyState
          title={t.statsEmptyTitle}
          text={t.statsEmptyText}
          action={<ButtonLink to={trainingAt(trainingId)}>{t.toTraining}</ButtonLink>}
        />
      ) : (
        <WorkStatsView stats={stats} hue={stats.hue} />
      )}
    </div>
  )
}
