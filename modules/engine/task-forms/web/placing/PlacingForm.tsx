import { type ReactNode, type RefObject, useId } from 'react'
import { useIsGentle } from '../GentleTone.tsx'
import styles from './placing.module.css'
import type { Places } from './use-places.ts'

interface PlacingFormProps {
  form: RefObject<HTMLFieldSetElement | null>
  places: Places
  title: string
  howTo: string
  disabled: boolean
  statementId: string
  children: ReactNode
}

/** The frame of answers composed of pieces: name, instructions, and the last change. */
export function PlacingForm({
  form,
  places,
  title,
  howTo,
  disabled,
  statementId,
  children,
}: PlacingFormProps) {
  const isGentle = useIsGentle()
  const howToId = useId()
  return (
    <fieldset
      ref={form}
      className={styles.form}
      disabled={disabled}
      aria-describedby={disabled ? statementId : `${statementId} ${howToId}`}
      aria-busy={!places.isLive}
      data-gentle={isGentle || undefined}
      data-holding={(places.held ?? places.draggedId) !== null || undefined}
    >
      <legend className={styles.legend}>{title}</legend>
      {!disabled && (
        <p id={howToId} className={styles.howTo}>
          {howTo}
        </p>
      )}
      {children}
      <p role="status" className="visually-hidden">
        {places.news}
      </p>
    </fieldset>
  )
}
