import type { KeyboardEvent, MouseEvent } from 'react'
import type { Mark, Option } from '@school/tasks/contract'
import { Html } from '../Html.tsx'
import { MarkLabel } from '../MarkLabel.tsx'
import { hasFormula } from '../has-formula.ts'
import { spoken } from '../spoken.ts'
import styles from './placing.module.css'
import type { Places } from './use-places.ts'

/**
 * The text of a piece inside of its button. Trap: formulas have no accessible name, and an
 * `aria-label` would differ from the visible text, so the words are added as text for screen readers only.
 */
export function PieceText({ html }: { html: string }) {
  if (!hasFormula(html)) return <Html inline className={styles.text} html={html} />
  return (
    <>
      <span className="visually-hidden">{spoken(html)}</span>
      <span aria-hidden="true" className={styles.text}>
        <Html inline html={html} />
      </span>
    </>
  )
}

/** Drag handle: the only part that a finger can drag by. */
export const Grip = () => (
  <span data-grip className={styles.grip} aria-hidden="true">
    <svg viewBox="0 0 10 16" width="10" height="16" fill="currentColor">
      {[3, 8, 13].map((y) => (
        <g key={y}>
          <circle cx="2.5" cy={y} r="1.4" />
          <circle cx="7.5" cy={y} r="1.4" />
        </g>
      ))}
    </svg>
  </span>
)

interface PieceProps {
  option: Option
  places: Places
  mark: Mark | undefined
  onPress?: (event: MouseEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** Only where a press selects and does not move. */
  isPressed?: boolean | undefined
  /** The piece is a place too: another one may be dropped before it. */
  place?: string
}

/** A piece to take: by press or by drag. */
export function Piece({ option, places, mark, onPress, onKeyDown, isPressed, place }: PieceProps) {
  const { id, html } = option
  return (
    <button
      type="button"
      className={styles.piece}
      data-item={id}
      data-movable
      data-place={place}
      data-mark={mark}
      data-held={places.held === id || undefined}
      data-dragged={places.draggedId === id || undefined}
      data-over={(place !== undefined && places.over === place) || undefined}
      aria-pressed={isPressed}
      onPointerDown={(event) => places.beginDrag(event, id)}
      onClick={onPress ?? ((event) => places.press(id, event))}
      onKeyDown={onKeyDown}
    >
      <Grip />
      <PieceText html={html} />
      {mark && <MarkLabel mark={mark} isWordHidden />}
    </button>
  )
}
