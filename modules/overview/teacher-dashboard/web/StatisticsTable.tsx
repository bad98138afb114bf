import type { TableFormat } from '@school/kernel/contract'
import { SaveAs } from '@school/tables'
import grid from '@school/tables/grid.module.css'
import windowed from '@school/tables/window.module.css'
import { Button, classNames, IconPrinter } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import styles from './StatisticsTable.module.css'
import { t } from './ru-statistics.ts'

export interface StatisticsColumn {
  key: number
  /** In a narrow head. */
  short: ReactNode
  /** The full text, for screen readers and the tooltip. */
  title: string
}

interface StatisticsTableProps<Row> {
  caption: string
  columns: readonly StatisticsColumn[]
  rows: readonly Row[]
  rowOf: (row: Row) => { key: number; name: ReactNode; cells: readonly ReactNode[]; end?: ReactNode }
  means: readonly ReactNode[]
  fileAt: (format: TableFormat) => string
  /** Heads are names, not numbers. */
  isWide?: boolean
}

/** Pupils by columns: heads, names and totals stay in sight. */
export function StatisticsTable<Row>({
  caption,
  columns,
  rows,
  rowOf,
  means,
  fileAt,
  isWide,
}: StatisticsTableProps<Row>) {
  const drawn = rows.map(rowOf)
  const hasEnd = drawn.some(({ end }) => end !== undefined)
  return (
    <>
      <div
        className={classNames(windowed.window, styles.scroller)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={caption}
      >
        <table className={classNames(grid.grid, styles.table, isWide && styles.wide)}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={classNames(grid.name, styles.name)}>
                {t.pupil}
              </th>
              {columns.map(({ key, short, title }) => (
                <th key={key} scope="col" title={title}>
                  {short}
                </th>
              ))}
              {hasEnd && <th scope="col">{t.mean}</th>}
            </tr>
          </thead>
          <tbody>
            {drawn.map(({ key, name, cells, end }) => (
              <tr key={key}>
                <th scope="row" className={classNames(grid.name, styles.name)}>
                  {name}
                </th>
                {cells}
                {hasEnd && <td className={styles.end}>{end}</td>}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={classNames(grid.name, styles.name)}>
                {t.means}
              </th>
              {means}
              {hasEnd && <td className={styles.end}>—</td>}
            </tr>
          </tfoot>
        </table>
      </div>
      <div className={`no-print ${frame.row}`}>
        <SaveAs to={fileAt} />
        <Button size="s" kind="quiet" icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
          {t.print}
        </Button>
      </div>
    </>
  )
}

/** Below a half it does not come out, from four fifths on it does. */
export const heatOf = (percent: number | null) =>
  percent === null ? undefined : percent < 50 ? 'hard' : percent < 80 ? 'middle' : 'easy'
