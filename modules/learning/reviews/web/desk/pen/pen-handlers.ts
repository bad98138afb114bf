import type { SheetPoint, Stroke } from '@school/works/contract'

/** Actions of a pointer on a sheet. */
export interface PenHandlers {
  draw: (stroke: Stroke) => void
  erase: (strokes: readonly Stroke[]) => void
  putPin: (at: SheetPoint) => void
  movePin: (key: number, at: SheetPoint) => void
  removePin: (key: number) => void
  openPin: (key: number) => void
}
