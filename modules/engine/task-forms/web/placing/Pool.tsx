import type { Verdict, Option } from '@school/tasks/contract'
import { markOf } from '../field.ts'
import { Piece } from './Piece.tsx'
import styles from './placing.module.css'
import { t } from './ru.ts'
import type { Places } from './use-places.ts'

export const pool = 'pool'

interface PoolProps {
  label: string
  /** Shown when nothing is left. */
  emptyText: string
  options: readonly Option[]
  places: Places
  marks: Verdict['parts']
  /** A piece that already has a place is held: it may be returned here. */
  isOpen: boolean
}

/** Pieces without a place. */
export function Pool({ label, emptyText, options, places, marks, isOpen }: PoolProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={styles.pool}
      data-place={pool}
      data-over={places.over === pool || undefined}
    >
      {options.map((option) => (
        <Piece
          key={option.id}
          option={option}
          places={places}
          mark={markOf(marks, option.id)}
          isPressed={places.held === option.id}
        />
      ))}
      {options.length === 0 && !isOpen && <span className={styles.empty}>{emptyText}</span>}
      {isOpen && (
        <button
          type="button"
          className={styles.here}
          data-shown
          onClick={(event) => places.pressPlace(pool, event)}
        >
          {t.back}
        </button>
      )}
    </div>
  )
}
