import { classNames } from '@school/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { DataColumn } from './data-table.ts'
import styles from './DataTable.module.css'
import { ru } from './ru.ts'

const page = 10

/** Where a key leads from a row; `null` when it is no key of a way. */
export function nextRow(key: string, from: number, count: number): number | null {
  const wanted: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: count - 1,
  }
  const to = wanted[key]
  return to === undefined ? null : Math.min(Math.max(to, 0), count - 1)
}

interface ShownRow<Row> {
  id: string
  row: Row
  isChosen: boolean
  /** For its checkbox: with Shift a range. */
  onChoose: ((event: unknown) => void) | undefined
  toggle: (() => void) | undefined
}

interface RowsProps<Row> {
  rows: readonly ShownRow<Row>[]
  columns: readonly DataColumn<Row>[]
  nameOf: (row: Row) => string
  onOpen: ((row: Row) => void) | undefined
  scroller: RefObject<HTMLDivElement | null>
}

const usualHeight = 45
/** Before the browser has measured anything: as many as a screen may hold. */
const firstSight = { width: 0, height: 900 }

/** Only rows that are looked at are drawn; what is above and below them is two empty rows of the same height. */
export function Rows<Row>({ rows, columns, nameOf, onOpen, scroller }: RowsProps<Row>) {
  const [active, setActive] = useState(0)
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and passed to nobody
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rows[index]!.id,
    initialRect: firstSight,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  const reachable = Math.min(active, rows.length - 1)

  const goTo = (index: number) => {
    setActive(index)
    virtual.scrollToIndex(index)
    // It is drawn by the next frame, wherever it was.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        scroller.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)?.focus(),
      ),
    )
  }
  const takeKey = (event: KeyboardEvent<HTMLTableRowElement>, index: number) => {
    if (event.target !== event.currentTarget) return
    const { row, toggle } = rows[index]!
    const next = nextRow(event.key, index, rows.length)
    if (next !== null) goTo(next)
    else if (event.key === ' ' && toggle) toggle()
    else if (event.key === 'Enter' && onOpen) onOpen(row)
    else return
    event.preventDefault()
  }
  return (
    <tbody>
      {above > 0 && <Space height={above} />}
      {items.map(({ index }) => {
        const { id, row, isChosen, onChoose } = rows[index]!
        return (
          // Keys go from row to row: the whole of it is what they reach.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <tr
            key={id}
            ref={virtual.measureElement}
            data-index={index}
            data-chosen={isChosen || undefined}
            aria-rowindex={index + 2}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={index === reachable ? 0 : -1}
            onFocus={() => setActive(index)}
            onKeyDown={(event) => takeKey(event, index)}
          >
            {columns.map(({ key, title, cell, isNumber }, at) =>
              at === 0 ? (
                <th key={key} scope="row">
                  <span className={styles.title}>
                    {onChoose && (
                      <input
                        type="checkbox"
                        className={styles.mark}
                        aria-label={ru.choose(nameOf(row))}
                        checked={isChosen}
                        onChange={onChoose}
                      />
                    )}
                    <span>{cell(row)}</span>
                  </span>
                </th>
              ) : (
                <td key={key} data-title={title} className={classNames(isNumber && styles.number)}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        )
      })}
      {below > 0 && <Space height={below} />}
    </tbody>
  )
}

const Space = ({ height }: { height: number }) => (
  <tr className={styles.space} aria-hidden="true" style={{ blockSize: height }} />
)
