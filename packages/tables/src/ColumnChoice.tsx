import { Checkbox } from '@school/ui'
import { type KeyboardEvent, useRef } from 'react'
import styles from './DataTable.module.css'
import { ru } from './ru.ts'

export interface ColumnChoiceProps {
  columns: readonly { key: string; title: string; isShown: boolean }[]
  onShow: (key: string, isShown: boolean) => void
}

export function ColumnChoice({ columns, onShow }: ColumnChoiceProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return
    box.current.open = false
    box.current.querySelector('summary')?.focus()
  }
  return (
    // Escape closes it from wherever inside the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={box} className={styles.choice} onKeyDown={close}>
      <summary>{ru.columns}</summary>
      <div className={styles.sheet}>
        {columns.map(({ key, title, isShown }) => (
          <Checkbox
            key={key}
            label={title}
            checked={isShown}
            onChange={(event) => onShow(key, event.target.checked)}
          />
        ))}
      </div>
    </details>
  )
}
