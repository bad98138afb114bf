import { pictureRole } from '../drawings/Drawing.tsx'
import { Chart, type ChartProps, type Datum, written } from './Chart.tsx'
import { linePath } from './line-path.ts'
import { Plot } from './Plot.tsx'
import { part, scaleFor } from './scale.ts'
import styles from './chart.module.css'

export interface LineChartProps extends ChartProps {
  data: readonly Datum[]
  /** The top of the scale when it is known: 100 for per cents. */
  max?: number
  height?: number
}

export function LineChart({ data, max, height = 180, ...chart }: LineChartProps) {
  const scale = scaleFor(max ?? Math.max(...data.map(({ value }) => value ?? 0)))
  const shares = data.map(({ value }) => (value === null ? null : value / scale.top))
  const { line, area } = linePath(shares)
  return (
    <Chart {...chart} data={data}>
      {(name) => (
        <Plot scale={scale} labels={data.map(({ label }) => label)} height={height} {...name}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.stretched}>
            <path d={area} className={styles.area} />
            <path d={line} className={styles.line} />
          </svg>
          {data.map(({ label, value }, i) => (
            <g key={label} className={styles.bar}>
              <title>{`${label}: ${written(value, chart.format)}`}</title>
              <rect
                className={styles.column}
                x={part(i / data.length)}
                width={part(1 / data.length)}
                height="100%"
              />
              {value !== null && (
                <circle
                  className={styles.dot}
                  cx={part((i + 0.5) / data.length)}
                  cy={part(1 - value / scale.top)}
                  r="4.5"
                />
              )}
            </g>
          ))}
        </Plot>
      )}
    </Chart>
  )
}

export interface SparklineProps {
  /** What it shows, with the figure that matters: «Опыт за неделю: 120». */
  label: string
  values: readonly (number | null)[]
  className?: string
}

/** A line as tall as a word: the shape of a change, without a scale. */
export function Sparkline({ label, values, className }: SparklineProps) {
  const top = Math.max(1, ...values.map((value) => value ?? 0))
  const { line, area } = linePath(
    values.map((value) => (value === null ? null : 0.06 + (value / top) * 0.88)),
  )
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      {...pictureRole(label)}
      className={`${styles.spark} ${className ?? ''}`}
    >
      <path d={area} className={styles.area} />
      <path d={line} className={styles.line} />
    </svg>
  )
}
