/*
 * The alphabet of covers, on a field of 320 × 200. Colours are classes of cover.module.css: `c0` the ground, `c1` `c2` quiet shapes, `c3` the
 * subject, `c4` its contrast, `c5` the lightest, `c6` honey, `c7` the neighbour of the hue,
 * `c8` ink on the light ones; `s0`–`s8` are the same as lines.
 */
export type Shade = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
export type Scene = (chance: import('./chance.ts').Chance) => string

/** One figure after the point is enough for the eye. */
export const n = (value: number): number => Math.round(value * 10) / 10

export const circle = (x: number, y: number, r: number, shade: Shade): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" class="c${shade}"/>`

export const ring = (x: number, y: number, r: number, shade: Shade, width: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" class="s${shade}" stroke-width="${width}"/>`

export const shape = (d: string, shade: Shade): string => `<path class="c${shade}" d="${d}"/>`

export const line = (d: string, shade: Shade, width: number): string =>
  `<path class="s${shade}" stroke-width="${width}" d="${d}"/>`

export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  shade: Shade,
  radius = 0,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${radius}"` : ''} class="c${shade}"/>`

export const placed = (x: number, y: number, content: string, angle = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${angle ? ` rotate(${n(angle)})` : ''}">${content}</g>`

/** A letter or a sign with its middle at the point. */
export const sign = (x: number, y: number, size: number, text: string, shade: Shade): string =>
  `<text x="${n(x)}" y="${n(y + size * 0.36)}" font-size="${size}" class="c${shade}">${text}</text>`

export const arrow = (x: number, y: number, dx: number, dy: number, shade: Shade, width = 5): string => {
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const head = width * 2
  const [tx, ty] = [x + dx, y + dy]
  const wing = (side: number) =>
    `${n(tx - ux * head + uy * head * 0.75 * side)} ${n(ty - uy * head - ux * head * 0.75 * side)}`
  return line(`M${n(x)} ${n(y)}L${n(tx)} ${n(ty)}M${wing(1)}L${n(tx)} ${n(ty)}L${wing(-1)}`, shade, width)
}

/** Half of the time as in a mirror; not for scenes with letters. */
export const mirrored =
  (scene: Scene): Scene =>
  (chance) =>
    chance.maybe() ? scene(chance) : `<g transform="matrix(-1 0 0 1 320 0)">${scene(chance)}</g>`

/** The spark of the school: four points. */
export const spark = (x: number, y: number, r: number, shade: Shade = 6): string => {
  const [a, b] = [n(r * 0.16), n(r * 0.84)]
  return shape(
    `M${n(x)} ${n(y - r)}q${a} ${b} ${r} ${r}q-${b} ${a}-${r} ${r}q-${a}-${b}-${r}-${r}q${b}-${a} ${r}-${r}z`,
    shade,
  )
}
