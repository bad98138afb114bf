import styles from './LedFigures.module.css'

export interface LedFigure {
  title: string
  people: number
}

/** How far the participants are, in a few figures. */
export const LedFigures = ({ figures }: { figures: readonly LedFigure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ title, people }) => (
      <div key={title} className={styles.figure}>
        <dt>{title}</dt>
        <dd>{people}</dd>
      </div>
    ))}
  </dl>
)
