import type { KeyboardEvent, MouseEvent } from 'react'
import type { Mark, Option } from '../../contract/index.ts'
import { MarkLabel } from '../MarkLabel.tsx'
import { Grip } from './Grip.tsx'
import { PieceText } from './PieceText.tsx'
import styles from './placing.module.css'
import type { Places } from './use-places.ts'

interface PieceProps {
  option: Option
  places: Places
  mark: Mark | undefined
  onPress?: (event: MouseEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** Only where a press chooses and does not move. */
  isPressed?: boolean | undefined
  /** The piece is a place too: another one may be dropped before it. */
  place?: string
}

/** A piece to take: presses and drags alike. */
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
