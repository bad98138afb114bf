import { arrow, block, circle, line, mirrored, n, placed, ring, type Scene, shape, spark } from './strokes.ts'

const waves: Scene = ({ int }) => {
  const [left, right, y, step] = [int(84, 120), int(196, 236), int(80, 124), int(21, 30)]
  const from = (x: number, shade: 2 | 3) =>
    [1, 2, 3, 4, 5, 6].map((i) => ring(x, y, i * step, shade, 6)).join('')
  return from(left, 2) + from(right, 3) + circle(left, y, 13, 6) + circle(right, y, 13, 7)
}

const orbits: Scene = ({ int, pick }) => {
  const turn = pick([-18, 14, -28])
  const orbit = (rx: number, ry: number, at: number, r: number, shade: 3 | 5 | 7) => {
    const angle = (at * Math.PI) / 180
    return `<ellipse rx="${rx}" ry="${ry}" class="s2" stroke-width="3"/>${circle(rx * Math.cos(angle), ry * Math.sin(angle), r, shade)}`
  }
  return (
    circle(160, 100, 76, 1) +
    placed(
      160,
      100,
      circle(0, 0, 30, 6) +
        orbit(62, 26, int(0, 70), 8, 5) +
        orbit(102, 44, int(110, 200), 13, 3) +
        orbit(144, 64, int(290, 350), 10, 7),
      turn,
    ) +
    spark(46, 40, 9, 5) +
    spark(278, 166, 7, 5) +
    spark(66, 172, 6, 5)
  )
}

const incline: Scene = ({ int }) => {
  const rise = int(84, 108)
  const angle = -Math.atan2(rise, 232)
  const degrees = (angle * 180) / Math.PI
  const [x, y] = [150, 172 - (rise * (150 - 40)) / 232]
  const [nx, ny] = [Math.sin(angle), -Math.cos(angle)]
  return (
    circle(246, 52, 34, 1) +
    shape(`M40 172H272V${172 - rise}z`, 2) +
    line(`M40 172H272V${172 - rise}z`, 3, 5) +
    line(`M92 172a52 52 0 0 0-${n(52 * (1 - Math.cos(angle)))}-${n(52 * Math.sin(-angle))}`, 4, 4) +
    placed(x, y, block(-30, -48, 60, 46, 7, 8), degrees) +
    arrow(x + nx * 26, y + ny * 26, nx * 70, ny * 70, 6, 6) +
    arrow(x + nx * 26, y + ny * 26, 0, 74, 4, 6) +
    arrow(
      x + nx * 26 + 30 * Math.cos(angle),
      y + ny * 26 + 30 * Math.sin(angle),
      60 * Math.cos(angle),
      60 * Math.sin(angle),
      3,
      6,
    )
  )
}

const cradle: Scene = ({ pick }) => {
  const side = pick([-1, 1])
  const ball = (x: number, angle: number, shade: 3 | 6) => {
    const [bx, by] = [x + Math.sin(angle) * 96, 34 + Math.cos(angle) * 96]
    return (
      line(`M${n(x)} 34L${n(bx)} ${n(by)}`, 4, 2.5) + circle(bx, by, 17, shade) + circle(bx - 6, by - 6, 4, 5)
    )
  }
  return (
    circle(160, 112, 84, 1) +
    block(22, 172, 276, 10, 4, 5) +
    line('M38 174V34H282V174', 4, 7) +
    [-2, -1, 0, 1, 2]
      .map((i) => ball(160 + i * 34, i === side * 2 ? side * 0.46 : 0, i === side * 2 ? 6 : 3))
      .join('')
  )
}

const light: Scene = ({ int }) => {
  const y = int(92, 108)
  const rays = [-34, -17, 0, 17, 34].map((dy, i) =>
    line(`M186 ${y}L330 ${y + 12 + dy * 1.7}`, ([6, 7, 3, 2, 4] as const)[i]!, 10),
  )
  return (
    circle(160, 104, 90, 1) +
    line(`M-10 ${y + 34}L124 ${y}`, 6, 7) +
    rays.join('') +
    shape('M160 28L236 162H84z', 2) +
    shape(`M124 ${y - 3}L196 ${y - 12}L206 ${y + 14}L124 ${y + 3}z`, 5) +
    line('M160 28L236 162H84z', 4, 6)
  )
}

export const physics: readonly Scene[] = [waves, mirrored(orbits), mirrored(incline), cradle, mirrored(light)]
