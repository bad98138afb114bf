import { Button, classNames } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import table from '@school/ui/table.module.css'
import {
  columnVisibilityFeature,
  createSortedRowModel,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useRef, useState } from 'react'
import { ColumnChoice } from './ColumnChoice.tsx'
import { compare, type DataTableProps, type RowKey, type TableSort } from './data-table.ts'
import { Head } from './Head.tsx'
import styles from './DataTable.module.css'
import { ru } from './ru.ts'
import { OrderChoice } from './OrderChoice.tsx'
import { AllRows, WindowedRows } from './Rows.tsx'
import { useIsPrinting } from './use-is-printing.ts'
import { useShownColumns } from './use-shown-columns.ts'
import windowed from './window.module.css'

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

type Sorting = { id: string; desc: boolean }[]

const sortOf = ([first]: Sorting): TableSort | null =>
  first ? { field: first.id, direction: first.desc ? 'desc' : 'asc' } : null
const sortingOf = (sort: TableSort | null): Sorting =>
  sort ? [{ id: sort.field, desc: sort.direction === 'desc' }] : []

const keysOf = ({ onChoose, onOpen }: Pick<DataTableProps<never>, 'onChoose' | 'onOpen'>) =>
  [ru.keys, onChoose && ru.choosingKey, onOpen && ru.openingKey].filter(Boolean).join(', ')

/** Of many rows only the visible ones are rendered, and the table scrolls by itself. */
const drawnAtOnce = 100

/** A table that people work with. Under 600 px it is a list whose rows are opened by a press. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { name, caption, columns, rows, keyOf, sort, onSort, chosen, onChoose, tools } = props
  const [shown, show] = useShownColumns(name, columns)
  const [ownSort, setOwnSort] = useState<TableSort | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const isSortedByServer = onSort !== undefined
  const order = (isSortedByServer ? sort : ownSort) ?? null
  const sorting = useMemo(() => sortingOf(order), [order])
  const selected = useMemo(
    () => Object.fromEntries([...(chosen ?? [])].map((key) => [key, true as const])),
    [chosen],
  )
  const keys = useMemo(() => new Map(rows.map((row) => [String(keyOf(row)), keyOf(row)])), [rows, keyOf])
  const defined = useMemo(
    () =>
      columns.map(({ key, value, isSortable = false, isNumber = false }, index) => ({
        id: key,
        accessorFn: value ?? (() => null),
        enableSorting: isSortedByServer ? isSortable : value !== undefined,
        sortDescFirst: isNumber,
        enableHiding: index > 0,
        sortFn: compare,
      })),
    [columns, isSortedByServer],
  )
  const model = useTable({
    features,
    columns: defined,
    data: rows,
    getRowId: (row: Row) => String(keyOf(row)),
    state: { sorting, columnVisibility: shown, rowSelection: selected },
    manualSorting: isSortedByServer,
    enableMultiSort: false,
    onSortingChange: (next) => {
      const changed = sortOf(typeof next === 'function' ? next(sorting) : next)
      if (onSort) onSort(changed)
      else setOwnSort(changed)
    },
    onColumnVisibilityChange: (next) => show(typeof next === 'function' ? next(shown) : next),
    onRowSelectionChange: (next) => {
      const marked = typeof next === 'function' ? next(selected) : next
      // Rows of other pages are chosen still: their keys are known from the choice itself.
      const known = new Map<string, RowKey>([
        ...[...(chosen ?? [])].map((key) => [String(key), key] as const),
        ...keys,
      ])
      onChoose?.(new Set(Object.keys(marked).flatMap((id) => (marked[id] ? [known.get(id)!] : []))))
    },
  })
  const sortable = columns.filter(({ key }) => model.getColumn(key)?.getCanSort())
  const visible = columns.filter(({ key }) => shown[key] !== false)
  const isPrinting = useIsPrinting()
  const isChoosable = onChoose !== undefined
  const isWindowed = !isSortedByServer && rows.length > drawnAtOnce && !isPrinting
  const Rows = isWindowed ? WindowedRows : AllRows
  return (
    <div className={styles.whole} role="group" aria-label={caption}>
      <div className={`no-print ${frame.row} ${frame.between}`}>
        <div className={frame.row}>
          {onChoose && chosen && chosen.size > 0 && (
            <>
              <strong role="status">{ru.chosen(chosen.size)}</strong>
              <Button size="s" kind="quiet" onClick={() => onChoose(new Set())}>
                {ru.clear}
              </Button>
            </>
          )}
          {sortable.length > 0 && (
            <OrderChoice columns={sortable} order={order} onOrder={onSort ?? setOwnSort} />
          )}
          {tools}
        </div>
        <ColumnChoice
          columns={columns.slice(1).map(({ key, title }) => ({ key, title, isShown: shown[key] !== false }))}
          onShow={(key, isShown) => show({ ...shown, [key]: isShown })}
        />
      </div>
      <div ref={scroller} className={classNames(styles.scroller, isWindowed && windowed.window)}>
        <table
          className={classNames(table.table, table.compact, styles.table)}
          aria-rowcount={rows.length + 1}
        >
          <caption className="visually-hidden">
            {caption}. {keysOf(props)}
          </caption>
          <Head
            columns={visible}
            order={order}
            canSort={(key) => model.getColumn(key)?.getCanSort() ?? false}
            onSort={(key) => model.getColumn(key)?.toggleSorting()}
            hasActions={props.actionsOf !== undefined}
            choice={
              onChoose && {
                isAll: model.getIsAllRowsSelected(),
                isSome: model.getIsSomeRowsSelected(),
                onAll: (isAll) => model.toggleAllRowsSelected(isAll),
              }
            }
          />
          <Rows
            {...props}
            rows={model.getRowModel().rows}
            columns={visible}
            isChoosable={isChoosable}
            scroller={scroller}
          />
        </table>
      </div>
    </div>
  )
}
