import type { ReactNode } from 'react'
import { ru } from '../ru.ts'
import styles from './skeleton.module.css'

/** Wrap the skeletons of a page: comes after 150 ms, so that a quick answer never blinks. */
export const Skeletons = ({ children }: { children: ReactNode }) => (
  <div className={styles.late} aria-busy="true">
    <output className="visually-hidden">{ru.loading}</output>
    {children}
  </div>
)

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string
  height?: string
  round?: boolean
}

export const Skeleton = ({ width, height, round }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={`${styles.bone} ${round ? styles.round : ''}`}
    style={{ width, height }}
  />
)

const widths = ['100%', '94%', '98%', '62%', '88%', '100%', '71%']

export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden="true" className={styles.text}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={widths[line % widths.length]} height="0.9em" />
    ))}
  </span>
)

export const SkeletonTitle = () => <Skeleton width="min(22rem, 80%)" height="2.25rem" />

/** The shape of a course card. */
export const SkeletonCard = () => (
  <div aria-hidden="true" className={styles.card}>
    <Skeleton height="9.5rem" />
    <div className={styles.cardText}>
      <Skeleton width="38%" height="1.25rem" />
      <SkeletonText lines={2} />
    </div>
  </div>
)

export const SkeletonCards = ({ count = 6 }: { count?: number }) => (
  <div className={styles.cards}>
    {Array.from({ length: count }, (_, card) => (
      <SkeletonCard key={card} />
    ))}
  </div>
)

/** Rows of a list: a picture, two lines, a button. */
export const SkeletonRows = ({ count = 4 }: { count?: number }) => (
  <div aria-hidden="true" className={styles.rows}>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className={styles.row}>
        <Skeleton width="3rem" height="3rem" round />
        <SkeletonText lines={2} />
      </div>
    ))}
  </div>
)
