import { figure, OfflineStrip, useIsOnline } from '@school/ui'
import styles from './MonitoringFigures.module.css'
import { t } from './ru.ts'

export interface MonitoringFigure {
  title: string
  people: number
}

/** Progress of participants in a few figures. */
export const MonitoringFigures = ({ figures }: { figures: readonly MonitoringFigure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ title, people }) => (
      <div key={title} className={styles.figure}>
        <dt>{title}</dt>
        <dd>{figure(people)}</dd>
      </div>
    ))}
  </dl>
)

/** Warns that the automatic refresh is failing. */
export function LiveStrip({ isFailed }: { isFailed: boolean }) {
  const isOnline = useIsOnline()
  return <OfflineStrip text={t.notRefreshed} isOffline={isFailed || !isOnline} />
}
