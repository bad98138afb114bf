import { Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { StageStats } from '../contract/index.ts'
import { t } from './ru.ts'

/** How a stage went in each of its grades. */
export const ByGrades = ({ stats, hasAwards }: { stats: StageStats; hasAwards: boolean }) => (
  <section aria-labelledby="by-grades" className={frame.section}>
    <h2 id="by-grades">{t.byGrades}</h2>
    <Table
      caption={t.byGrades}
      isNarrow
      rows={stats.byGrades}
      keyOf={({ gradeIndex }) => gradeIndex}
      columns={[
        { key: 'grade', title: t.gradeColumn, cell: ({ gradeIndex }) => t.grade(gradeIndex) },
        {
          key: 'participants',
          title: t.participantsColumn,
          cell: ({ participants }) => participants,
          isNumber: true,
        },
        {
          key: 'average',
          title: t.averageColumn,
          cell: ({ averagePercent }) => (averagePercent === null ? t.unknown : t.percent(averagePercent)),
          isNumber: true,
        },
        ...(hasAwards
          ? [
              {
                key: 'awarded',
                title: t.awardedColumn,
                cell: ({ awarded }: { awarded: number }) => awarded,
                isNumber: true,
              },
            ]
          : []),
      ]}
    />
  </section>
)
