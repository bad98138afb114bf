import { StatNumber, Table, useYou } from '@school/ui'
import { BarChart } from '@school/ui/charts'
import frame from '@school/ui/frame.module.css'
import type { WorkStats } from '../contract/index.ts'
import { t } from './ru-stats.ts'

/** Results of a work: distribution with the viewer’s bar, and every task. */
export const WorkStatsView = ({ stats, hue }: { stats: WorkStats; hue: number }) => {
  const you = useYou()
  return (
    <>
      <div className={frame.figures}>
        <StatNumber value={stats.participants} label={t.participants(stats.participants)} />
        <StatNumber value={t.percent(stats.averagePercent ?? 0)} label={t.average} />
      </div>
      <BarChart
        title={t.distribution}
        description={stats.myPercent === null ? t.distributionNote : you(t.distributionOwn(stats.myPercent))}
        hue={hue}
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
            { key: 'answered', title: t.answeredColumn, cell: ({ answered }) => answered, isNumber: true },
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
  )
}
