import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { hueOf } from '../hue.ts'
import { ru } from '../ru.ts'
import styles from './progress.module.css'

export interface ProgressProps {
  /** 0–100. */
  percent: number
  /** What is in progress: «Пройдено курса». */
  label: string
  /** The hue of a discipline; the accent without it. */
  hue?: number
}

const bounded = (percent: number): number => Math.max(0, Math.min(100, Math.round(percent)))

export function ProgressBar({ percent, label, hue, size = 'm' }: ProgressProps & { size?: 's' | 'm' | 'l' }) {
  const value = bounded(percent)
  return (
    <progress
      className={classNames('hue', styles.bar, styles[size], value === 100 && styles.full)}
      style={hue === undefined ? undefined : hueOf(hue)}
      aria-label={label}
      value={value}
      max={100}
    />
  )
}

export interface ProgressRingProps extends ProgressProps {
  /** Side in pixels. */
  size?: number
  /** In the middle instead of per cent. */
  children?: ReactNode
}

export function ProgressRing({ percent, label, hue, size = 72, children }: ProgressRingProps) {
  const value = bounded(percent)
  return (
    <div
      className={classNames('hue', styles.ring, value === 100 && styles.full)}
      style={{
        ...(hue === undefined ? {} : hueOf(hue)),
        width: size,
        height: size,
        fontSize: size * (children ? 0.19 : 0.22),
      }}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.track} cx="20" cy="20" r="17" />
        {value > 0 && (
          <circle
            className={styles.arc}
            cx="20"
            cy="20"
            r="17"
            pathLength="100"
            strokeDasharray={`${value} 100`}
          />
        )}
      </svg>
      <span className="visually-hidden">
        {label}: {ru.percent(value)}
      </span>
      <span className={styles.middle} aria-hidden="true">
        {children ?? ru.percent(value)}
      </span>
    </div>
  )
}
