import type { SheetPoint } from '@school/works/contract'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Pin } from './notes.ts'
import styles from './pen.module.css'
import type { PenHandlers } from './pen-handlers.ts'
import { t } from './ru.ts'

const stepOf = (isLong: boolean): number => (isLong ? 0.05 : 0.01)
/** Movement in pixels up to which a press is a click. */
const trembling = 4

/** Direction of an arrow key on a rotated picture, in clockwise quarters. */
const ways: Record<string, number> = { ArrowRight: 0, ArrowDown: 1, ArrowLeft: 2, ArrowUp: 3 }
const steps: readonly SheetPoint[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

interface PinOnSheetProps {
  pin: Pin
  number: number
  text: string
  turn: number
  pointAt: (event: PointerEvent) => SheetPoint
  on: PenHandlers | null
}

/** Number of a pin at its place: a click focuses its text; it is moved by dragging or arrow keys. */
export function PinOnSheet({ pin: { key, at }, number, text, turn, pointAt, on }: PinOnSheetProps) {
  const [carried, setCarried] = useState<SheetPoint | null>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  // The click that follows the end of a drag is ignored.
  const wasCarried = useRef(false)
  const [x, y] = carried ?? at
  const place = {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    transform: `translate(-50%, -50%) rotate(${-90 * turn}deg)`,
  }
  if (!on)
    return (
      <span className={styles.pin} style={place} aria-hidden="true">
        {number}
      </span>
    )

  const take = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (way !== undefined) {
      event.preventDefault()
      const [stepX, stepY] = steps[(way - turn + 4) % 4]!
      const step = stepOf(event.shiftKey)
      on.movePin(key, [at[0] + stepX * step, at[1] + stepY * step])
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      on.removePin(key)
    }
  }
  const drop = (isMeant: boolean) => {
    from.current = null
    wasCarried.current = carried !== null
    if (isMeant && carried) on.movePin(key, carried)
    setCarried(null)
  }
  return (
    <button
      type="button"
      className={styles.pin}
      style={place}
      aria-label={t.pin(number, text.trim())}
      title={text.trim() || undefined}
      data-pin={key}
      onKeyDown={take}
      onClick={() => {
        if (!wasCarried.current) on.openPin(key)
        wasCarried.current = false
      }}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={(event) => {
        if (!from.current) return
        const { x, y } = from.current
        if (carried || Math.hypot(event.clientX - x, event.clientY - y) > trembling)
          setCarried(pointAt(event))
      }}
      onPointerUp={() => drop(true)}
      onPointerCancel={() => drop(false)}
    >
      {number}
    </button>
  )
}
