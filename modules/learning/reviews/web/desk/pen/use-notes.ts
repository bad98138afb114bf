import type { SheetNotes, SheetPoint, Stroke } from '@school/works/contract'
import { useState } from 'react'
import {
  draw,
  erase,
  movePin,
  type Notes,
  notesFrom,
  putPin,
  removePin,
  sayPin,
  sheetNotesOf,
  silentPin,
  undo,
} from './notes.ts'

/** Drawings and pins on the photographs of an answer, and the current photograph. */
export function useNotes(said: readonly SheetNotes[]) {
  const [notes, setNotes] = useState<Notes>(() => notesFrom(said))
  const [shownId, show] = useState<string | null>(null)
  return {
    notes,
    shownId,
    show,
    draw: (fileId: string, stroke: Stroke) => setNotes((now) => draw(now, fileId, stroke)),
    erase: (fileId: string, strokes: readonly Stroke[]) => setNotes((now) => erase(now, fileId, strokes)),
    putPin: (fileId: string, at: SheetPoint) => setNotes((now) => putPin(now, fileId, at)),
    movePin: (fileId: string, key: number, at: SheetPoint) =>
      setNotes((now) => movePin(now, fileId, key, at)),
    removePin: (fileId: string, key: number) => setNotes((now) => removePin(now, fileId, key)),
    sayPin: (key: number, text: string) => setNotes((now) => sayPin(now, key, text)),
    undo: () => setNotes(undo),
    /** Format of the request. */
    body: () => sheetNotesOf(notes),
    silentPin: () => silentPin(notes),
  }
}

export type NotesDesk = ReturnType<typeof useNotes>

/** Data attributes of a pin and of its text field, by which `focusPin` finds them. */
const partsOfPin = { place: 'data-pin', words: 'data-pin-words' } as const

export const focusPin = (key: number, part: keyof typeof partsOfPin): void =>
  document.querySelector<HTMLElement>(`[${partsOfPin[part]}="${key}"]`)?.focus()
