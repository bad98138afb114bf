import { Breadcrumbs, ButtonLink, EmptyState, StatNumber, Table } from '@school/ui'
import { BarChart } from '@school/ui/charts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ratingAt, trainingAt } from '../addresses.ts'
import frame from '../page.module.css'
import { statsQuery } from '../queries.ts'
import { t } from '../ru.ts'

export function TrainingStatsScreen({ trainingId }: { trainingId: number }) {
  const { data: stats } = useSuspenseQuery(statsQuery(trainingId))
  return (
    <div className={frame.page}>
      <Breadcrumbs crumbs={[{ title: stats.title, to: trainingAt(trainingId) }, { title: t.statsTitle }]} />
      <div className={`${frame.row} ${frame.between}`}>
        <h1>{t.statsTitle}</h1>
        <ButtonLink to={ratingAt(trainingId)}>{t.toRating}</ButtonLink>
      </div>
      {stats.participants === 0 ? (
        <EmptyState
          title={t.statsEmptyTitle}
          text={t.statsEmptyText}
          action={<ButtonLink to={trainingAt(trainingId)}>{t.toTraining}</ButtonLink>}
        />
      ) : (
        <>
          <div className={frame.figures}>
            <StatNumber value={stats.participants} label={t.participants} />
            <StatNumber value={t.percent(stats.averagePercent ?? 0)} label={t.average} />
          </div>
          <BarChart
            title={t.distribution}
            description={stats.myPercent === null ? t.distributionNote : t.distributionOwn(stats.myPercent)}
            hue={stats.hue}
            data={stats.distribution.map((value, index) => ({ label: t.bin(index), value }))}
            format={t.people}
            {...(stats.myBin === null ? {} : { marked: stats.myBin })}
          />
          <section aria-labelledby="by-tasks" className={frame.section}>
            <h2 id="by-tasks">{t.byTasks}</h2>
            <Table
              caption={t.byTasks}
              rows={stats.tasks}
              keyOf={({ id }) => id}
              columns={[
                { key: 'task', title: t.taskColumn, cell: ({ position, title }) => t.task(position, title) },
                {
                  key: 'difficulty',
                  title: t.difficultyColumn,
                  cell: ({ difficulty }) => t.difficulty(difficulty),
                  isNumber: true,
                },
                {
                  key: 'answered',
                  title: t.answeredColumn,
                  cell: ({ answered }) => answered,
                  isNumber: true,
                },
                {
                  key: 'solved',
                  title: t.solvedColumn,
                  cell: ({ solvedPercent }) => t.percent(solvedPercent),
                  isNumber: true,
                },
              ]}
            />
          </section>
        </>
      )}
    </div>
  )
}
