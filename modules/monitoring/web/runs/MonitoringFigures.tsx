import styles from './MonitoringFigures.module.css'

export interface MonitoringFigure {
  title: string
  people: number
}

/** How far the participants are, in a few figures. */
export const MonitoringFigures = ({ figures }: { figures: readonly MonitoringFigure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ title, people }) => (
      <div key={title} className={styles.figure}>
        <dt>{title}</dt>
        <dd>{people}</dd>
      </div>
    ))}
  </dl>
)
