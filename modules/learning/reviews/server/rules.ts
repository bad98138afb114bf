import { isShown } from '@school/tasks/contract'
import type { CriterionPoints, SheetNotes } from '@school/works/contract'
import type { ReturnBar } from '../contract/reviewed-answer.ts'

/** Points are stored in hundredths. */
export const unit = 100

/** An answer on a desk is reserved for this time; the page renews it. */
export const takenMs = 15 * 60_000

interface Criterion {
  id: string
  maxPoints: number
}

export const maxOf = (criteria: readonly Criterion[]): number =>
  criteria.reduce((sum, { maxPoints }) => sum + unit * maxPoints, 0)

/** The sum, when every criterion has points within its maximum; otherwise null. */
export function pointsOf(criteria: readonly Criterion[], given: readonly CriterionPoints[]): number | null {
  const byId = new Map(given.map(({ id, points }) => [id, points]))
  if (byId.size !== criteria.length || given.length !== criteria.length) return null
  const points = criteria.map(({ id, maxPoints }) => {
    const found = byId.get(id)
    return found !== undefined && found >= 0 && found <= unit * maxPoints ? found : null
  })
  return points.includes(null) ? null : points.reduce<number>((sum, one) => sum + one!, 0)
}

interface Sheet {
  id: string
  type: string
}

/** Notes in the order of the sheets of the answer, without empty ones; `null` when one refers to an unknown photograph. */
export function notesInOrder(files: readonly Sheet[], notes: readonly SheetNotes[]): SheetNotes[] | null {
  const places = new Map(files.filter(isShown).map(({ id }, index) => [id, index]))
  if (notes.some(({ fileId }) => !places.has(fileId))) return null
  return notes
    .filter(({ strokes, pins }) => strokes.length + pins.length > 0)
    .toSorted((a, b) => places.get(a.fileId)! - places.get(b.fileId)!)
}

/** Merges notes of several people on the same sheets. */
export function notesTogether(said: readonly (readonly SheetNotes[])[]): SheetNotes[] {
  const bySheet = Map.groupBy(said.flat(), ({ fileId }) => fileId)
  return [...bySheet].map(([fileId, notes]) => ({
    fileId,
    strokes: notes.flatMap(({ strokes }) => strokes),
    pins: notes.flatMap(({ pins }) => pins),
  }))
}

interface Returning {
  /** One try per person, used for places. */
  isExam: boolean
  isFinished: boolean
  /** Whether there is time left; `null` where the module of the work does not permit continuing after the end. */
  mayGoOn: boolean | null
}

/** Null when the pupil can improve the answer: the attempt is under way or may be resumed. */
export function returnBarOf({ isExam, isFinished, mayGoOn }: Returning): ReturnBar | null {
  if (isExam) return 'rated'
  if (mayGoOn === false) return 'over'
  return isFinished && mayGoOn === null ? 'finished' : null
}

interface Lock {
  takenBy: number | null
  takenUntil: Date | null
}

/** Whether another person has it on the desk. */
export const isTakenFrom = (viewerId: number, { takenBy, takenUntil }: Lock, now: Date): boolean =>
  takenBy !== null && takenBy !== viewerId && takenUntil !== null && takenUntil > now
