import { classNames, CheckMark, figure, Unfold } from '@school/ui'
import table from '@school/ui/table.module.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type Ref, type RefObject, useCallback, useId, useState } from 'react'
import type { DataColumn, DataTableProps } from './data-table.ts'
import styles from './DataTable.module.css'
import { ru } from './ru.ts'

const page = 10

/** The row that a key leads to; `null` when it is no navigation key. */
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

/** A row as the library knows it. */
interface KnownRow<Row> {
  id: string
  original: Row
  getIsSelected: () => boolean
  /** For its checkbox: with Shift a range. */
  getToggleSelectedHandler: () => (event: unknown) => void
  toggleSelected: () => void
}

export interface RowsProps<Row> extends Pick<DataTableProps<Row>, 'nameOf' | 'onOpen' | 'actionsOf'> {
  rows: readonly KnownRow<Row>[]
  columns: readonly DataColumn<Row>[]
  isChoosable: boolean
  scroller: RefObject<HTMLDivElement | null>
}

const usualHeight = 45
/** Before the browser has measured anything: as many as a screen may hold. */
const firstSight = { width: 0, height: 900 }

/** Renders every row of a page of a list; the page scrolls as usual. */
export function AllRows<Row>(props: RowsProps<Row>) {
  const { rows, scroller } = props
  const keys = useKeys(props, (index) => focusRow(scroller, index))
  return (
    <tbody>
      {rows.map((row, index) => (
        <TableRow key={row.id} {...props} row={row} index={index} {...keys} />
      ))}
    </tbody>
  )
}

/** Only rows that are looked at are drawn; what is above and below them is two empty rows of the same height. */
export function WindowedRows<Row>(props: RowsProps<Row>) {
  const { rows, scroller } = props
  const getItemKey = useCallback((index: number) => rows[index]!.id, [rows])
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and passed to nobody
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey,
    initialRect: firstSight,
    overscan: 8,
  })
  const keys = useKeys(props, (index) => {
    virtual.scrollToIndex(index)
    // It is drawn by the next frame, wherever it was.
    requestAnimationFrame(() => requestAnimationFrame(() => focusRow(scroller, index)))
  })
  const items = virtual.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <tbody>
      {above > 0 && <Space height={above} />}
      {items.map(({ index }) => {
        const row = rows[index]!
        return (
          <TableRow
            key={row.id}
            {...props}
            row={row}
            index={index}
            {...keys}
            measure={virtual.measureElement}
          />
        )
      })}
      {below > 0 && <Space height={below} />}
    </tbody>
  )
}

const focusRow = (scroller: RefObject<HTMLDivElement | null>, index: number) =>
  scroller.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)?.focus()

interface Keys {
  /** The row that Tab leads to. */
  reachable: number
  onReach: (index: number) => void
  onKey: (event: KeyboardEvent<HTMLTableRowElement>, index: number) => void
}

/** Keys go from row to row, choose and open. */
function useKeys<Row>({ rows, isChoosable, onOpen }: RowsProps<Row>, goTo: (index: number) => void): Keys {
  const [active, setActive] = useState(0)
  return {
    reachable: Math.min(active, rows.length - 1),
    onReach: setActive,
    onKey: (event, index) => {
      if (event.target !== event.currentTarget) return
      const next = nextRow(event.key, index, rows.length)
      if (next !== null) {
        setActive(next)
        goTo(next)
      } else if (event.key === ' ' && isChoosable) rows[index]!.toggleSelected()
      else if (event.key === 'Enter' && onOpen) onOpen(rows[index]!.original)
      else return
      event.preventDefault()
    },
  }
}

interface TableRowProps<Row> extends Omit<RowsProps<Row>, 'rows' | 'scroller'>, Keys {
  row: KnownRow<Row>
  index: number
  measure?: Ref<HTMLTableRowElement>
}

function TableRow<Row>({
  row,
  index,
  columns: [first, ...rest],
  nameOf,
  actionsOf,
  isChoosable,
  measure,
  reachable,
  onReach,
  onKey,
}: TableRowProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { original } = row
  const isChosen = isChoosable && row.getIsSelected()
  const isFolded = actionsOf !== undefined || rest.some(({ phone = 'folded' }) => phone === 'folded')
  return (
    // Keys go from row to row: the whole of it is what they reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tr
      ref={measure}
      data-index={index}
      data-chosen={isChosen || undefined}
      data-open={isOpen || undefined}
      aria-rowindex={index + 2}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={index === reachable ? 0 : -1}
      onFocus={() => onReach(index)}
      onKeyDown={(event) => onKey(event, index)}
    >
      <th scope="row">
        <span className={styles.title}>
          {isChoosable && (
            <CheckMark
              aria-label={ru.choose(nameOf(original))}
              checked={isChosen}
              onChange={row.getToggleSelectedHandler()}
            />
          )}
          <span id={id}>{first!.cell(original)}</span>
        </span>
        {isFolded && <Unfold nameId={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      </th>
      {rest.map(({ key, title, cell, isNumber, phone = 'folded' }) => (
        <td key={key} data-title={title} data-phone={phone} className={classNames(isNumber && table.number)}>
          {figure(cell(original))}
        </td>
      ))}
      {actionsOf && (
        <td data-title={ru.actions} data-phone="folded" className={styles.actions}>
          {actionsOf(original)}
        </td>
      )}
    </tr>
  )
}

const Space = ({ height }: { height: number }) => (
  <tr className={styles.space} aria-hidden="true" style={{ blockSize: height }} />
)
