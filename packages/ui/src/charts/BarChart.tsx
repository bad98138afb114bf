import { classNames } from '../class-names.ts'
import { Chart, type ChartProps, type Datum, written } from './Chart.tsx'
import { Plot } from './Plot.tsx'
import { part, scaleFor } from './scale.ts'
import styles from './chart.module.css'

export interface BarChartProps extends ChartProps {
  data: readonly Datum[]
  /** The bar that the eye should find first: today. */
  marked?: number
  height?: number
}

export function BarChart({ data, marked, height = 180, ...chart }: BarChartProps) {
  const scale = scaleFor(Math.max(...data.map(({ value }) => value ?? 0)))
  const width = 1 / data.length
  const isFew = data.length <= 8
  return (
    <Chart {...chart} data={data}>
      {(name) => (
        <Plot scale={scale} labels={data.map(({ label }) => label)} height={height} {...name}>
          {data.map(({ label, value }, i) => {
            const share = (value ?? 0) / scale.top
            return (
              <g key={label} className={classNames(styles.bar, i === marked && styles.marked)}>
                <title>{`${label}: ${written(value, chart.format)}`}</title>
                {/* The whole column answers to the pointer, not the bar alone. */}
                <rect className={styles.column} x={part(i * width)} width={part(width)} height="100%" />
                {value !== null && value > 0 && (
                  <rect
                    className={styles.body}
                    x={part((i + 0.2) * width)}
                    y={part(1 - share)}
                    width={part(width * 0.6)}
                    height={part(share)}
                    rx="4"
                  />
                )}
                {isFew && value !== null && value > 0 && (
                  <text className={styles.figure} x={part((i + 0.5) * width)} y={part(1 - share)} dy="-6">
                    {value}
                  </text>
                )}
              </g>
            )
          })}
        </Plot>
      )}
    </Chart>
  )
}
