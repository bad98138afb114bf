import { sheetNoteLimits, type SheetNotes, type SheetPoint, type Stroke } from '@school/works/contract'

export interface Pin {
  key: number
  at: SheetPoint
}

interface Sheet {
  strokes: readonly Stroke[]
  pins: readonly Pin[]
}
type Sheets = Readonly<Record<string, Sheet>>

/** Drawings and pins, with the state before each step. Texts of pins are not steps: their fields have their own undo. */
export interface Notes {
  sheets: Sheets
  past: readonly Sheets[]
  texts: Readonly<Record<number, string>>
  nextKey: number
}

const stepsKept = 50
const empty: Sheet = { strokes: [], pins: [] }

export const sheetOf = ({ sheets }: Notes, fileId: string): Sheet => sheets[fileId] ?? empty

export function notesFrom(said: readonly SheetNotes[]): Notes {
  const texts: Record<number, string> = {}
  let nextKey = 1
  const sheets = said.map(({ fileId, strokes, pins }) => {
    const keyed = pins.map(({ at, text }) => {
      texts[nextKey] = text
      return { key: nextKey++, at }
    })
    return [fileId, { strokes, pins: keyed }] as const
  })
  return { sheets: Object.fromEntries(sheets), past: [], texts, nextKey }
}

/** Format of the request. */
export const sheetNotesOf = ({ sheets, texts }: Notes): SheetNotes[] =>
  Object.entries(sheets)
    .filter(([, { strokes, pins }]) => strokes.length + pins.length > 0)
    .map(([fileId, { strokes, pins }]) => ({
      fileId,
      strokes: [...strokes],
      pins: pins.map(({ key, at }) => ({ at, text: (texts[key] ?? '').trim() })),
    }))

const step = (notes: Notes, fileId: string, change: Partial<Sheet>): Notes => ({
  ...notes,
  past: [...notes.past, notes.sheets].slice(-stepsKept),
  sheets: { ...notes.sheets, [fileId]: { ...sheetOf(notes, fileId), ...change } },
})

export type Full = 'strokes' | 'points'

/** Why no more lines can be added. */
export function fullOf(notes: Notes, fileId: string): Full | null {
  if (sheetOf(notes, fileId).strokes.length >= sheetNoteLimits.strokes) return 'strokes'
  const points = Object.values(notes.sheets)
    .flatMap(({ strokes }) => strokes)
    .reduce((sum, stroke) => sum + stroke.points.length, 0)
  return points + sheetNoteLimits.strokePoints > sheetNoteLimits.reviewPoints ? 'points' : null
}

export const arePinsFull = (notes: Notes, fileId: string): boolean =>
  sheetOf(notes, fileId).pins.length >= sheetNoteLimits.pins

export const draw = (notes: Notes, fileId: string, stroke: Stroke): Notes =>
  fullOf(notes, fileId)
    ? notes
    : step(notes, fileId, { strokes: [...sheetOf(notes, fileId).strokes, stroke] })

export const erase = (notes: Notes, fileId: string, erased: readonly Stroke[]): Notes =>
  erased.length === 0
    ? notes
    : step(notes, fileId, {
        strokes: sheetOf(notes, fileId).strokes.filter((stroke) => !erased.includes(stroke)),
      })

/** The new pin gets the key `nextKey` of the previous notes. */
export const putPin = (notes: Notes, fileId: string, at: SheetPoint): Notes =>
  arePinsFull(notes, fileId)
    ? notes
    : {
        ...step(notes, fileId, { pins: [...sheetOf(notes, fileId).pins, { key: notes.nextKey, at }] }),
        nextKey: notes.nextKey + 1,
      }

const within = (part: number): number => Math.min(1, Math.max(0, Math.round(part * 1e4) / 1e4))

export const movePin = (notes: Notes, fileId: string, key: number, [x, y]: SheetPoint): Notes =>
  step(notes, fileId, {
    pins: sheetOf(notes, fileId).pins.map((pin) =>
      pin.key === key ? { key, at: [within(x), within(y)] } : pin,
    ),
  })

export const removePin = (notes: Notes, fileId: string, key: number): Notes =>
  step(notes, fileId, { pins: sheetOf(notes, fileId).pins.filter((pin) => pin.key !== key) })

export const sayPin = (notes: Notes, key: number, text: string): Notes => ({
  ...notes,
  texts: { ...notes.texts, [key]: text },
})

/** Undoes the last step, on any sheet. */
export function undo(notes: Notes): Notes {
  const before = notes.past.at(-1)
  return before ? { ...notes, sheets: before, past: notes.past.slice(0, -1) } : notes
}

/** The first pin without a text. */
export function silentPin({ sheets, texts }: Notes): { fileId: string; key: number } | null {
  for (const [fileId, { pins }] of Object.entries(sheets)) {
    const silent = pins.find(({ key }) => !texts[key]?.trim())
    if (silent) return { fileId, key: silent.key }
  }
  return null
}
