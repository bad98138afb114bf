import { CheckMark, classNames, IconChevronDown } from '@school/ui'
import table from '@school/ui/table.module.css'
import type { DataColumn, TableSort } from './data-table.ts'
import styles from './DataTable.module.css'
import { ru } from './ru.ts'

interface HeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  order: TableSort | null
  canSort: (key: string) => boolean
  onSort: (key: string) => void
  hasActions: boolean
  choice: { isAll: boolean; isSome: boolean; onAll: (isAll: boolean) => void } | undefined
}

const directions = { asc: 'ascending', desc: 'descending' } as const

export const Head = <Row,>({ columns, order, canSort, onSort, hasActions, choice }: HeadProps<Row>) => (
  <thead>
    <tr aria-rowindex={1}>
      {columns.map(({ key, title, isNumber }, index) => {
        const direction = order?.field === key ? order.direction : undefined
        return (
          <th
            key={key}
            scope="col"
            className={classNames(isNumber && table.number)}
            aria-sort={direction && directions[direction]}
          >
            <span className={styles.title} data-end={isNumber || undefined}>
              {index === 0 && choice && (
                <CheckMark
                  aria-label={ru.chooseAll}
                  checked={choice.isAll}
                  isPartly={choice.isSome && !choice.isAll}
                  onChange={(event) => choice.onAll(event.target.checked)}
                />
              )}
              {canSort(key) && (
                <button
                  type="button"
                  className={styles.sort}
                  data-direction={direction}
                  onClick={() => onSort(key)}
                >
                  {title}
                  <IconChevronDown aria-hidden="true" />
                </button>
              )}
              {/* Browsers do not repeat buttons of a head on the next sheet. */}
              <span
                className={canSort(key) ? 'only-print' : undefined}
                aria-hidden={canSort(key) || undefined}
              >
                {title}
              </span>
            </span>
          </th>
        )
      })}
      {hasActions && (
        <th scope="col">
          <span className="visually-hidden">{ru.actions}</span>
        </th>
      )}
    </tr>
  </thead>
)
