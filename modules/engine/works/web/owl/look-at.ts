/** Maximum shift of the eyes, in units of the drawing: more would leave the owl's face. */
const reach = 8

interface Point {
  x: number
  y: number
}

/** Shift of the eyes from one point of the window to another: the maximum for distant points. */
export function lookAt(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(x, y)
  if (far === 0) return { x: 0, y: 0 }
  const turn = reach * Math.min(1, far / 120)
  return { x: Math.round((x / far) * turn), y: Math.round((y / far) * turn) }
}
