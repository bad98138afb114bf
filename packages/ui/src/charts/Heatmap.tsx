import { formatNumber } from '@school/texts'
import type { CSSProperties } from 'react'
import { hueOf } from '../hue.ts'
import { ru } from '../ru-rare.ts'
import styles from './heatmap.module.css'

export interface HeatmapRow {
  key: string
  label: string
  hue: number
  /** As many as there are columns; `null`: nothing was planned. */
  values: readonly (number | null)[]
}

export interface HeatmapProps {
  title: string
  /** Short: «12.10». */
  columns: readonly string[]
  rows: readonly HeatmapRow[]
  format?: (value: number) => string
}

/** Four strengths above nought, by the strongest of the whole map. */
const levelOf = (value: number, max: number): number =>
  value <= 0 ? 0 : Math.max(1, Math.ceil((value / max) * 4))

/** Subjects by weeks. It is a table, so it is its own table for those who do not see the colours. */
export function Heatmap({ title, columns, rows, format = formatNumber }: HeatmapProps) {
  const max = Math.max(1, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return (
    <figure className={styles.figure}>
      <table className={styles.map} style={{ '--columns': columns.length } as CSSProperties}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{ru.name}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, hue, values }) => (
            <tr key={key} className="hue" style={hueOf(hue)}>
              <th scope="row">{label}</th>
              {values.map((value, i) => (
                <td key={columns[i]}>
                  <span
                    className={value === null ? styles.none : styles[`level${levelOf(value, max)}`]}
                    title={value === null ? undefined : format(value)}
                  >
                    {value === null ? <span className="visually-hidden">{ru.noValue}</span> : value}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`hue ${styles.legend}`} aria-hidden="true">
        {ru.less}
        {[0, 1, 2, 3, 4].map((level) => (
          <span key={level} className={styles[`level${level}`]} />
        ))}
        {ru.more}
      </p>
    </figure>
  )
}
