import { Card } from '@school/ui'
import { BarChart, LineChart } from '@school/ui/charts'
import frame from '@school/ui/frame.module.css'
import type { TeacherStatistics } from '../../contract/index.ts'
import { t } from './ru.ts'
import styles from './statistics.module.css'

/** Low enough for both charts to fit on a sheet with the themes. */
const height = 130

/** When they worked, and how well, week by week. */
export const StatisticsCharts = ({ page: { activity, weeks } }: { page: TeacherStatistics }) => (
  <div className={styles.charts}>
    <Card as="section" pad="l" aria-labelledby="activity" className={frame.list}>
      <h2 id="activity">{t.activity}</h2>
      <BarChart
        isTitleHidden
        title={t.activity}
        data={activity.rows.map(({ day, pupils }) => ({ label: t.shortDay(day), value: pupils }))}
        format={t.pupilsIn}
        height={height}
      />
      <p className={frame.note}>{t.activityBy[activity.by]}</p>
    </Card>
    <Card as="section" pad="l" aria-labelledby="weeks" className={frame.list}>
      <h2 id="weeks">{t.weeks}</h2>
      <LineChart
        isTitleHidden
        title={t.weeks}
        data={weeks.map(({ monday, percent }) => ({ label: t.shortDay(monday), value: percent }))}
        max={100}
        format={t.percent}
        height={height}
      />
      <p className={frame.note}>{t.weeksText}</p>
    </Card>
  </div>
)
