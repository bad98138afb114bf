import { formatDate } from '@school/texts'
import { Card, ChipLink } from '@school/ui'
import { BarChart } from '@school/ui/charts'
import { type ActivityDay, isActiveDay } from '../contract/index.ts'
import styles from './ActivityCard.module.css'
import { type Measure, measures } from './rules.ts'
import { t } from './ru-progress.ts'

/** «20.11» */
export const shortDay = (day: string): string => formatDate(day).slice(0, 5)

/** Four weeks by days; what is counted is chosen in the address. */
export function ActivityCard({
  activity,
  measure,
  addressBy,
}: {
  activity: readonly ActivityDay[]
  measure: Measure
  /** The same page, counting something else; `null` is the first measure. */
  addressBy: (by: Measure | null) => string
}) {
  const activeDays = activity.filter(isActiveDay).length
  return (
    <Card as="section" aria-labelledby="activity" className={styles.card}>
      <h2 id="activity">{t.activity}</h2>
      <nav aria-label={t.activityBy} className={styles.measures}>
        {measures.map((key) => (
          <ChipLink
            key={key}
            preventScrollReset
            replace
            chosen={key === measure}
            to={addressBy(key === measures[0] ? null : key)}
          >
            {t.measure[key]}
          </ChipLink>
        ))}
      </nav>
      {activeDays === 0 ? (
        <p className={styles.quiet}>{t.quiet}</p>
      ) : (
        <>
          <p>{t.activeOf(activeDays, activity.length)}</p>
          <BarChart
            isTitleHidden
            title={t.measure[measure]}
            data={activity.map((day) => ({ label: shortDay(day.day), value: day[measure] }))}
            marked={activity.length - 1}
            format={t.amount[measure]}
          />
        </>
      )}
    </Card>
  )
}
