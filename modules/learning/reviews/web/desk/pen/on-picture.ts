import { sheetNoteLimits, type SheetPoint, type Stroke } from '@school/works/contract'

/** A point on the screen. */
export interface Spot {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const rounded = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 1e4) / 1e4

/** Converts a point of the screen to the picture. @param box position of the picture, rotated by `turn` clockwise quarters */
export function onPicture({ x, y }: Spot, box: Box, turn: number): SheetPoint {
  const across = rounded((x - box.left) / box.width)
  const down = rounded((y - box.top) / box.height)
  const turned: SheetPoint[] = [
    [across, down],
    [down, 1 - across],
    [1 - across, 1 - down],
    [1 - down, across],
  ]
  const [partX, partY] = turned[turn % 4]!
  return [rounded(partX), rounded(partY)]
}

/** Size of the unrotated picture, in pixels of the screen. */
export const sizeOf = ({ width, height }: Box, turn: number): readonly [number, number] =>
  turn % 2 === 0 ? [width, height] : [height, width]

type Size = ReturnType<typeof sizeOf>

/** Distance from a point to a segment, in pixels. */
function distance([x, y]: SheetPoint, [ax, ay]: SheetPoint, [bx, by]: SheetPoint, [width, height]: Size) {
  const [dx, dy] = [(bx - ax) * width, (by - ay) * height]
  const [px, py] = [(x - ax) * width, (y - ay) * height]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - along * dx, py - along * dy)
}

/** Removes points that do not change the line (Ramer–Douglas–Peucker). */
function straightened(points: readonly SheetPoint[], size: Size, tolerance: number): SheetPoint[] {
  const first = points[0]!
  const last = points.at(-1)!
  let [farthest, most] = [0, 0]
  for (let index = 1; index < points.length - 1; index++) {
    const far = distance(points[index]!, first, last, size)
    if (far > most) [farthest, most] = [index, far]
  }
  if (most <= tolerance) return points.length > 1 ? [first, last] : [first]
  const before = straightened(points.slice(0, farthest + 1), size, tolerance)
  return [...before.slice(0, -1), ...straightened(points.slice(farthest), size, tolerance)]
}

/** Simplifies a line for storage: as few points as possible without a visible difference, within the limit. */
export function simplified(points: readonly SheetPoint[], size: Size): SheetPoint[] {
  // Long scribbles are thinned out first: the algorithm is quadratic in the number of points.
  const each = Math.ceil(points.length / (2 * sheetNoteLimits.strokePoints))
  const seen = points.filter((_, index) => index % each === 0 || index === points.length - 1)
  for (let tolerance = 0.7; ; tolerance *= 2) {
    const kept = straightened(seen, size, tolerance)
    if (kept.length <= sheetNoteLimits.strokePoints) return kept
  }
}

/**
 * Interpolates points between two pointer events, at most `apart` from each other: events of a fast movement are sparse.
 * @param apart in pixels
 */
function between(from: SheetPoint, to: SheetPoint, [width, height]: Size, apart: number): SheetPoint[] {
  const far = Math.hypot((to[0] - from[0]) * width, (to[1] - from[1]) * height)
  const steps = Math.max(1, Math.ceil(far / apart))
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  })
}

/** Lines touched by an eraser between two points. @param reach in pixels */
export function touched(
  strokes: readonly Stroke[],
  from: SheetPoint,
  to: SheetPoint,
  size: Size,
  reach: number,
): Stroke[] {
  const way = between(from, to, size, reach)
  return strokes.filter(({ points }) =>
    points.some((point, index) =>
      way.some((at) => distance(at, point, points[index + 1] ?? point, size) <= reach),
    ),
  )
}
