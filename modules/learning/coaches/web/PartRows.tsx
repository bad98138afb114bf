import { Button } from '@school/ui'
import type { ReactNode } from 'react'
import styles from './coaches.module.css'
import { t } from './ru.ts'

export interface PartRowsProps<Row> {
  rows: readonly Row[]
  /** What is added. */
  empty: Row
  most: number
  legend: (number: number) => string
  more: string
  onChange: (rows: Row[]) => void
  children: (index: number) => ReactNode
}

/** Several of one kind in a form: the last one is emptied, not taken away. */
export function PartRows<Row>({ rows, empty, most, legend, more, onChange, children }: PartRowsProps<Row>) {
  return (
    <>
      {rows.map((_, index) => (
        <fieldset key={index} className={styles.part}>
          <legend className="visually-hidden">{legend(index + 1)}</legend>
          {children(index)}
          {rows.length > 1 && (
            <div>
              <Button
                kind="quiet"
                size="s"
                onClick={() => onChange(rows.filter((__, other) => other !== index))}
              >
                {t.remove}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {rows.length < most && (
        <div>
          <Button kind="quiet" size="s" onClick={() => onChange([...rows, empty])}>
            {more}
          </Button>
        </div>
      )}
    </>
  )
}
