import { nonBreaking } from '@school/texts'
import { Card, CardLink, Cover, hueOf } from '@school/ui'
import type { ComponentType, ReactNode } from 'react'
import styles from './WorkTile.module.css'

export interface WorkTileProps {
  discipline: { key: string; hue: number }
  /** Seed of the drawing: works of the same discipline differ. */
  seed: string
  to: string
  title: string
  subtitle: string
  /** The discipline, the grades, the state. */
  chips: ReactNode
  /** An icon and a few words each. */
  facts: readonly (readonly [picture: ComponentType<{ 'aria-hidden'?: 'true' }>, words: ReactNode])[]
  /** The viewer's results. */
  children?: ReactNode
}

/** A work as a card of a list; the whole card is a link. */
export const WorkTile = ({
  discipline,
  seed,
  to,
  title,
  subtitle,
  chips,
  facts,
  children,
}: WorkTileProps) => (
  <Card as="article" pad="m" className={`hue ${styles.tile}`} style={hueOf(discipline.hue)}>
    <div className={styles.cover}>
      <Cover discipline={discipline.key} hue={discipline.hue} seed={seed} />
    </div>
    <p className={styles.chips}>{chips}</p>
    <h2 className={styles.title}>
      <CardLink to={to}>{title}</CardLink>
    </h2>
    <p className={styles.subtitle}>{nonBreaking(subtitle)}</p>
    <p className={styles.facts}>
      {facts.map(([Picture, words], index) => (
        <span key={index}>
          <Picture aria-hidden="true" />
          {words}
        </span>
      ))}
    </p>
    {children && <p className={styles.reached}>{children}</p>}
  </Card>
)
