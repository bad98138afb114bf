import shared from '@school/tables/grid.module.css'
import windowed from '@school/tables/window.module.css'
import { dayIn } from '@school/texts'
import { classNames } from '@school/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Journal } from '../contract/journal.ts'
import { formatAverage } from '../contract/marks.ts'
import { GridRow } from './GridRow.tsx'
import styles from './JournalGrid.module.css'
import { shortKinds, t } from './ru.ts'
import type { Sheet } from './sheet.ts'
import type { useGrid } from './use-grid.ts'

export interface JournalGridProps {
  journal: Journal
  sheet: Sheet
  grid: ReturnType<typeof useGrid>
  onColumn: (column: number) => void
}

/** Pupils by columns: names, heads and averages stay in sight. */
export function JournalGrid({ journal, sheet, grid, onColumn }: JournalGridProps) {
  const { columns, name, discipline, can } = journal
  const { range, selection } = grid
  const [stopLine, stopColumn] = selection.head
  const scroller = useRef<HTMLDivElement>(null)
  const today = columns.findLastIndex(({ day }) => day <= dayIn(journal.serverNow))
  // A narrow screen opens at today, not at the first day of the quarter.
  const showToday = useEffectEvent(() => {
    const head = today > 0 && scroller.current?.querySelector<HTMLElement>(`th[data-column="${today}"]`)
    if (head) scroller.current!.scrollLeft = head.offsetLeft - scroller.current!.clientWidth / 2
  })
  useEffect(() => showToday(), [journal.period, discipline?.key])
  return (
    <div ref={scroller} className={`${windowed.window} ${styles.scroller}`}>
      <table
        {...grid.props}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a grid upon a table
        role="grid"
        aria-label={t.grid(name, discipline?.title ?? '')}
        aria-multiselectable="true"
        aria-rowcount={sheet.rows.length + 2}
        aria-colcount={columns.length + 2}
        className={classNames(shared.grid, styles.grid)}
      >
        <thead>
          <tr>
            <th scope="col" className={classNames(shared.name, styles.name)}>
              {t.pupil}
            </th>
            {columns.map((column, index) => (
              <th
                key={column.id}
                scope="col"
                data-line={0}
                data-column={index}
                tabIndex={stopLine === 0 && stopColumn === index ? 0 : -1}
                title={t.columnHead(column)}
                className={styles.head}
                onClick={() => onColumn(index)}
              >
                <span className="visually-hidden">{t.columnHead(column)}</span>
                <span aria-hidden="true">{t.day(column.day)}</span>
                <small aria-hidden="true">{shortKinds[column.kind]}</small>
                {column.weight > 1 && (
                  <small aria-hidden="true" className={styles.weight}>
                    {t.weight(column.weight)}
                  </small>
                )}
              </th>
            ))}
            <th scope="col" className={classNames(shared.end, styles.average)}>
              {t.average}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, index) => {
            const line = index + 1
            const isIn = range !== null && line >= range.lines[0] && line <= range.lines[1]
            return (
              <GridRow
                key={row.pupil.userId}
                {...row}
                line={line}
                stop={stopLine === line ? stopColumn : null}
                first={isIn ? range.columns[0] : null}
                last={isIn ? range.columns[1] : null}
                canWrite={can.write}
              />
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={classNames(shared.name, styles.name)}>
              {t.ofClass}
            </th>
            {sheet.means.map((mean, index) => (
              <td key={columns[index]!.id}>{formatAverage(mean)}</td>
            ))}
            <td className={classNames(shared.end, styles.average)}>{formatAverage(sheet.mean)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
