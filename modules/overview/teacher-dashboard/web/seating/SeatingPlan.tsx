import { mostDesksInRow, mostRowsInRoom } from '@school/school-classes/contract'
import { Button, classNames, IconArrowBack, IconPrinter, SelectInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { ClassPage } from '../../contract/index.ts'
import { t } from './ru.ts'
import styles from './SeatingPlan.module.css'
import { inClassroom, seatedInOrder, swapped } from './seating.ts'
import { useSeating } from './use-seating.ts'

interface SeatingPlanProps {
  classId: number
  /** In the order of names. */
  pupils: ClassPage['pupils']
}

const numbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

/** Who sits where, from the board: two places change by two presses. */
export function SeatingPlan({ classId, pupils }: SeatingPlanProps) {
  const [ids] = useState(() => pupils.map(({ userId }) => userId))
  const { seating, changed, keep, undo } = useSeating(classId, ids)
  const [taken, setTaken] = useState<number | null>(null)
  const places = useRef<HTMLUListElement>(null)
  const names = new Map(pupils.map(({ userId, name }) => [userId, name]))
  const nameOf = (who: number | null) => (who === null ? t.empty : (names.get(who) ?? t.empty))
  const { rows, desks } = seating
  const width = rows * 2
  const standing = pupils.length - seating.places.filter((who) => who !== null).length

  const press = (index: number) => {
    if (taken === null) return setTaken(index)
    if (taken !== index) keep(swapped(seating, taken, index))
    setTaken(null)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Escape') return setTaken(null)
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width }[event.key]
    if (step === undefined) return
    event.preventDefault()
    places.current?.querySelectorAll('button')[index + step]?.focus()
  }
  const change = (classroom: { rows: number; desks: number }) => {
    setTaken(null)
    keep(inClassroom(seating, classroom, ids))
  }
  return (
    <>
      <p className={`no-print ${frame.note}`}>{t.hint}</p>
      <div className={`no-print ${styles.tools}`}>
        <SelectInput
          label={t.rows}
          value={rows}
          onChange={({ target }) => change({ rows: Number(target.value), desks })}
        >
          {numbers(mostRowsInRoom).map((n) => (
            <option key={n}>{n}</option>
          ))}
        </SelectInput>
        <SelectInput
          label={t.desks}
          value={desks}
          onChange={({ target }) => change({ rows, desks: Number(target.value) })}
        >
          {numbers(mostDesksInRow).map((n) => (
            <option key={n}>{n}</option>
          ))}
        </SelectInput>
        <Button onClick={() => keep(seatedInOrder({ rows, desks }, ids))}>{t.byName}</Button>
        <Button
          icon={<IconArrowBack aria-hidden="true" />}
          disabled={undo === null}
          onClick={() => {
            setTaken(null)
            undo?.()
          }}
        >
          {t.undo}
        </Button>
        <Button kind="quiet" icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
          {t.print}
        </Button>
      </div>
      {changed && <p className={`no-print ${frame.note}`}>{t.changed(changed)}</p>}
      <p role="status" className="no-print">
        {taken !== null
          ? t.taken(nameOf(seating.places[taken] ?? null))
          : standing > 0 && t.standing(standing)}
      </p>
      <div className={styles.scroller} role="group" aria-label={t.plan}>
        <div className={styles.room} style={{ '--rows': rows } as object}>
          <p className={styles.board}>{t.board}</p>
          <div className={styles.titles} aria-hidden="true">
            {numbers(rows).map((n) => (
              <span key={n}>{t.row(n)}</span>
            ))}
          </div>
          <ul className={`plain-list ${styles.places}`} ref={places}>
            {seating.places.map((who, index) => {
              const [row, side] = [Math.floor((index % width) / 2), index % 2]
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a place is its number
                <li key={index} className={classNames(styles.place, side === 1 && styles.right)}>
                  <button
                    type="button"
                    aria-pressed={taken === index}
                    aria-label={t.place(row + 1, Math.floor(index / width) + 1, side, nameOf(who))}
                    onClick={() => press(index)}
                    onKeyDown={(event) => onKeyDown(event, index)}
                  >
                    {who === null ? '' : nameOf(who)}
                  </button>
                  <span className={styles.printed}>{who === null ? '' : nameOf(who)}</span>
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </>
  )
}
