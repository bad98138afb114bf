import { SelectInput } from '@school/ui'
import { sortInAddress, sortParameter, type TableSort } from './data-table.ts'
import styles from './DataTable.module.css'
import { ru } from './ru.ts'

export interface OrderChoiceProps {
  columns: readonly { key: string; title: string }[]
  order: TableSort | null
  onOrder: (order: TableSort | null) => void
}

/** The order of cards, on a phone: there is no head of a table to press. */
export function OrderChoice({ columns, order, onOrder }: OrderChoiceProps) {
  const read = (text: string) =>
    sortInAddress(
      new URLSearchParams({ s: text }),
      columns.map(({ key }) => key),
    )
  return (
    <SelectInput
      className={styles.order}
      label={ru.order}
      value={sortParameter(order) ?? ''}
      onChange={(event) => onOrder(read(event.target.value))}
    >
      <option value="">{ru.usualOrder}</option>
      {columns.flatMap(({ key, title }) =>
        (['asc', 'desc'] as const).map((direction) => (
          <option key={`${key} ${direction}`} value={`${key} ${direction}`}>
            {ru.ordered[direction](title)}
          </option>
        )),
      )}
    </SelectInput>
  )
}
