/** A place in a picture, in the picture's own units. */
export interface Point {
  x: number
  y: number
}

export type Area =
  | { shape: 'rect'; x: number; y: number; width: number; height: number }
  | { shape: 'circle'; x: number; y: number; r: number }
  | { shape: 'polygon'; points: Point[] }

/** A ray from the point to the right crosses the sides of a polygon an odd number of times when the point is inside. */
const isInPolygon = (corners: readonly Point[], { x, y }: Point): boolean =>
  corners.filter((a, index) => {
    const b = corners[(index + 1) % corners.length]!
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
  }).length %
    2 ===
  1

export function isInside(area: Area, point: Point): boolean {
  if (area.shape === 'circle') return Math.hypot(point.x - area.x, point.y - area.y) <= area.r
  if (area.shape === 'polygon') return isInPolygon(area.points, point)
  const { x, y, width, height } = area
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
}

const middle = (points: readonly Point[]): Point => ({
  x: Math.round(points.reduce((sum, { x }) => sum + x, 0) / points.length),
  y: Math.round(points.reduce((sum, { y }) => sum + y, 0) / points.length),
})

/** A point inside of an area, to be shown as the right one. The middle of a bent polygon may lie outside of it. */
export function innerPoint(area: Area): Point {
  if (area.shape === 'circle') return { x: area.x, y: area.y }
  if (area.shape === 'rect')
    return { x: Math.round(area.x + area.width / 2), y: Math.round(area.y + area.height / 2) }
  const { points } = area
  const triangles = points.flatMap((a, i) =>
    points.slice(i + 1).flatMap((b, j) => points.slice(i + j + 2).map((c) => middle([a, b, c]))),
  )
  return [middle(points), ...triangles].find((point) => isInside(area, point)) ?? points[0]!
}

/** The corners of the box around an area. */
export function boxOf(area: Area): { from: Point; to: Point } {
  if (area.shape === 'rect')
    return { from: { x: area.x, y: area.y }, to: { x: area.x + area.width, y: area.y + area.height } }
  if (area.shape === 'circle')
    return {
      from: { x: area.x - area.r, y: area.y - area.r },
      to: { x: area.x + area.r, y: area.y + area.r },
    }
  const xs = area.points.map(({ x }) => x)
  const ys = area.points.map(({ y }) => y)
  return { from: { x: Math.min(...xs), y: Math.min(...ys) }, to: { x: Math.max(...xs), y: Math.max(...ys) } }
}
