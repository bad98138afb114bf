import type { KeyboardEvent, ReactNode } from 'react'
import type { Gap, QuestionOf } from '@school/tasks/contract'
import { Html } from '../Html.tsx'
import { hasFormula } from '../has-formula.ts'
import { spoken } from '../spoken.ts'
import { t } from './ru.ts'
import styles from './table.module.css'

interface GridProps {
  question: QuestionOf<'table'>
  drawGap: (gap: Gap, label: string) => ReactNode
  onKeyDown?: (event: KeyboardEvent) => void
}

// Some screen readers ignore a table with another `display`: its roles are set explicitly.
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
}

/** Trap: accessible names omit MathML, so a head with only a formula would have no name. */
const Head = ({ html }: { html: string }) =>
  hasFormula(html) ? (
    <>
      <span className="visually-hidden">{spoken(html)}</span>
      <span aria-hidden="true">
        <Html inline html={html} />
      </span>
    </>
  ) : (
    <Html inline html={html} />
  )

/** The table itself. On a narrow screen rows become cards with named lines. */
export function Grid({ question: { columns, rows }, drawGap, onKeyDown }: GridProps) {
  const [corner = '', ...titles] = columns
  return (
    <div className={styles.box}>
      {/* Handles keys of the fields inside: the table itself gets no focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table {...as.table} className={styles.table} onKeyDown={onKeyDown}>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {corner === '' ? (
              <td {...as.cell} />
            ) : (
              <th {...as.columnheader} scope="col">
                <Head html={corner} />
              </th>
            )}
            {titles.map((title, index) => (
              <th key={index} {...as.columnheader} scope="col">
                <Head html={title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {rows.map(({ head, cells }, row) => (
            <tr key={row} {...as.row}>
              <th {...as.rowheader} scope="row">
                <Head html={head} />
              </th>
              {cells.map((cell, column) => {
                const title = titles[column] ?? ''
                return (
                  <td key={column} {...as.cell} data-column={column}>
                    <span aria-hidden="true" className={styles.title}>
                      <Html inline html={title} />
                    </span>
                    {'gap' in cell ? (
                      drawGap(cell.gap, t.cell(spoken(head), spoken(title)))
                    ) : (
                      <Html inline html={cell.html} />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
