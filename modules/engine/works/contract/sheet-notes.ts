import * as z from 'zod'
import { sheetNoteWords } from './errors.ts'
import { penColours, sheetNoteLimits } from './sheet-note-limits.ts'

/** A fraction of the width or the height of the picture before any rotation by the viewer. */
const Part = z.number().min(0).max(1)
const Point = z.tuple([Part, Part])
export type SheetPoint = z.infer<typeof Point>

/** A line of the pen. */
export const Stroke = z.object({ colour: z.enum(penColours), points: z.array(Point).min(1) })
export type Stroke = z.infer<typeof Stroke>

/** A place on the sheet with a comment; its number is its position in the list. */
export const SheetPin = z.object({ at: Point, text: z.string() })
export type SheetPin = z.infer<typeof SheetPin>

/** Drawings and pins of a reviewer on one photograph. They are an overlay; the picture itself is not changed. */
export const SheetNotes = z.object({ fileId: z.uuid(), strokes: z.array(Stroke), pins: z.array(SheetPin) })
export type SheetNotes = z.infer<typeof SheetNotes>

const pointsIn = (notes: readonly SheetNotes[]): number =>
  notes.flatMap((sheet) => sheet.strokes).reduce((sum, { points }) => sum + points.length, 0)

/** Validation of sent notes: each sheet once, within the limits. */
export const SheetNotesBody = z
  .array(
    SheetNotes.extend({
      strokes: z
        .array(
          Stroke.extend({
            points: z.array(Point).min(1).max(sheetNoteLimits.strokePoints, sheetNoteWords.longStroke),
          }),
        )
        .max(sheetNoteLimits.strokes, sheetNoteWords.manyStrokes),
      pins: z
        .array(
          SheetPin.extend({
            text: z
              .string()
              .trim()
              .min(1, sheetNoteWords.pinEmpty)
              .max(sheetNoteLimits.pinText, sheetNoteWords.pinLong),
          }),
        )
        .max(sheetNoteLimits.pins, sheetNoteWords.manyPins),
    }),
  )
  .max(sheetNoteLimits.sheets, sheetNoteWords.manySheets)
  .refine(
    (notes) => new Set(notes.map(({ fileId }) => fileId)).size === notes.length,
    sheetNoteWords.sheetTwice,
  )
  .refine((notes) => pointsIn(notes) <= sheetNoteLimits.reviewPoints, sheetNoteWords.manyPoints)
