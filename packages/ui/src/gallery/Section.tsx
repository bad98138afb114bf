import type { ReactNode } from 'react'
import styles from './gallery.module.css'

export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
)

export const Row = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div>
    {title && <h3 className={styles.rowTitle}>{title}</h3>}
    <div className={styles.row}>{children}</div>
  </div>
)

export const Grid = ({ children, min = '16rem' }: { children: ReactNode; min?: string }) => (
  <div
    className={styles.grid}
    style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))` }}
  >
    {children}
  </div>
)
