import type { QuestionOf } from '@school/tasks/contract'
import { t } from './ru.ts'

type Picture = QuestionOf<'image_point'>['picture']

export interface Point {
  x: number
  y: number
}

// As in the contract, of which the browser imports only types.
const mostPoints = 12

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))

/** A point that does not leave the picture. */
export const kept = ({ width, height }: Picture, { x, y }: Point): Point => ({
  x: within(x, width),
  y: within(y, height),
})

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The nearest of the points; -1 when there are none. */
export const nearest = (points: readonly Point[], to: Point): number =>
  points.reduce(
    (best, point, index) => (best < 0 || far(point, to) < far(points[best]!, to) ? index : best),
    -1,
  )

export const movedPoint = (points: readonly Point[], index: number, to: Point): Point[] =>
  points.map((point, at) => (at === index ? to : point))

/** Adds a point; when all are already put, moves the nearest of them. */
export const putPoint = (points: readonly Point[], count: number | null, to: Point): Point[] =>
  points.length < (count ?? mostPoints) ? [...points, to] : movedPoint(points, nearest(points, to), to)

const third = (value: number, whole: number): 0 | 1 | 2 => {
  if (value < whole / 3) return 0
  return value > (2 * whole) / 3 ? 2 : 1
}

const percent = (value: number, whole: number): number => Math.round((100 * value) / whole)

/** The position of a point for screen readers. It names no objects of the picture: those are the answer. */
export const placeSaid = ({ width, height }: Picture, { x, y }: Point): string =>
  t.place(t.sides[third(y, height)]![third(x, width)]!, percent(x, width), percent(y, height))
