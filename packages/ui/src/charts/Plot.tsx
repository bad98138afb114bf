import { formatNumber } from '@school/texts'
import type { ReactNode } from 'react'
import type { PictureName } from './Chart.tsx'
import { labelEvery, part, type Scale } from './scale.ts'
import styles from './chart.module.css'

export interface PlotProps extends PictureName {
  scale: Scale
  labels: readonly string[]
  /** Pixels of the field itself. */
  height: number
  children: ReactNode
}

/**
 * The field with its axes. Coordinates are per cents, so that it takes any width without a script
 * and letters keep their size.
 */
export function Plot({ scale, labels, height, children, ...name }: PlotProps) {
  const every = labelEvery(labels.length)
  const x = (i: number) => part((i + 0.5) / labels.length)
  return (
    <div className={styles.plot}>
      <div className={styles.ticks} style={{ height }} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ bottom: part(tick / scale.top) }}>
            {formatNumber(tick)}
          </span>
        ))}
      </div>
      <div className={styles.field}>
        <svg width="100%" height={height} className={styles.svg} {...name}>
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={part(1 - tick / scale.top)}
              y2={part(1 - tick / scale.top)}
              className={styles.grid}
            />
          ))}
          {children}
        </svg>
        <svg width="100%" height="24" className={styles.labels} aria-hidden="true">
          {labels.map(
            (label, i) =>
              (labels.length - 1 - i) % every === 0 && (
                <text key={label} x={x(i)} y="18">
                  {label}
                </text>
              ),
          )}
        </svg>
      </div>
    </div>
  )
}
