import { IconArrowRight, Link } from '@school/ui'
import type { ReactNode } from 'react'
import type { TodayOffer } from '../contract/index.ts'
import styles from './today.module.css'

interface LineProps extends Omit<TodayOffer, 'key'> {
  /** A sign of what it is, before the words. */
  children?: ReactNode
}

/** The whole line is the link. */
export const Line = ({ title, note, url, children }: LineProps) => (
  <li className={styles.item}>
    <Link to={url} className={styles.line}>
      {children && <span className={styles.sign}>{children}</span>}
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <IconArrowRight aria-hidden="true" className={styles.arrow} />
    </Link>
  </li>
)
