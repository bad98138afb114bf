import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { hueOf } from '../hue.ts'
import styles from './award.module.css'

export interface AwardProps {
  /** An icon in the middle. */
  icon: ReactNode
  hue: number
  /** Not earned yet: grey, the shape stays. */
  isLocked?: boolean
  /** Pixels. */
  size?: number
}

/** The badge of an achievement; its name is written next to it. */
export const Award = ({ icon, hue, isLocked = false, size = 88 }: AwardProps) => (
  <span
    aria-hidden="true"
    className={classNames('hue', styles.award, isLocked && styles.locked)}
    style={{ ...hueOf(hue), width: size, height: size }}
  >
    <svg viewBox="0 0 100 100">
      <path
        className={styles.rim}
        d="M44 4q6-3.500 12 0l30 17.500q6 3.500 6 10.500v36q0 7-6 10.500l-30 17.500q-6 3.500-12 0l-30-17.500q-6-3.500-6-10.500v-36q0-7 6-10.500z"
      />
      <path
        className={styles.face}
        d="M46 13q4-2.500 8 0l26 15q4 2.500 4 7v30q0 4.500-4 7l-26 15q-4 2.500-8 0l-26-15q-4-2.500-4-7v-30q0-4.500 4-7z"
      />
      <path className={styles.shine} d="M18 33q0-4 4-6l22-13q4-2 8 0L18 57z" />
    </svg>
    <span className={styles.icon}>{icon}</span>
  </span>
)
