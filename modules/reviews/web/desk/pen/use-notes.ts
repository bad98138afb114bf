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

/** What is being drawn and pinned on the photographs of an answer, and which of them is looked at. */
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
    /** As they are sent. */
    body: () => sheetNotesOf(notes),
    silentPin: () => silentPin(notes),
  }
}

export type NotesDesk = ReturnType<typeof useNotes>

/** The place of a pin on the sheet, and the field of its words: whoever sends the focus there finds them by it. */
const partsOfPin = { place: 'data-pin', words: 'data-pin-words' } as const

export const focusPin = (key: number, part: keyof typeof partsOfPin): void =>
  document.querySelector<HTMLElement>(`[${partsOfPin[part]}="${key}"]`)?.focus()
