import { arrow, block, circle, line, n, placed, ring, type Scene, shape, sign, spark } from './strokes.ts'

const curves: readonly ((x: number) => number)[] = [
  (x) => 148 - (x - 70) * 0.55,
  (x) => 42 + ((x - 165) / 11) ** 2,
  (x) => 100 - 46 * Math.sin((x - 70) / 34),
  (x) => 150 - ((x - 60) / 6.2) ** 1.45,
]

const graph: Scene = ({ pick, int }) => {
  const f = pick(curves)
  const xs = Array.from({ length: 33 }, (_, i) => 54 + i * 7).filter((x) => f(x) > 18 && f(x) < 180)
  const d = `M${xs.map((x) => `${x} ${n(f(x))}`).join('L')}`
  const [a, b] = [xs[int(5, 9)]!, xs[xs.length - int(6, 9)]!]
  const grid =
    'M0 20H320M0 60H320M0 100H320M0 140H320M0 180H320M20 0V200M60 0V200M100 0V200M140 0V200M180 0V200M220 0V200M260 0V200M300 0V200'
  return (
    line(grid, 1, 2) +
    shape(`${d}L${xs.at(-1)} 160L${xs[0]} 160z`, 1) +
    arrow(30, 160, 262, 0, 4, 4) +
    arrow(60, 184, 0, -166, 4, 4) +
    line(d, 3, 8) +
    [a, b]
      .map((x) => line(`M${x} ${n(f(x))}V160`, 2, 3) + circle(x, f(x), 9, 5) + circle(x, f(x), 5.5, 6))
      .join('')
  )
}

/** What lies on a pan: the unknown in a box and the weights that are known. */
const weights = (x: number, y: number, boxes: number, balls: number): string =>
  Array.from({ length: boxes + balls }, (_, i) => {
    const at = x + (i - (boxes + balls - 1) / 2) * 27
    return i < boxes
      ? block(at - 13, y - 26, 26, 26, 6, 5) + sign(at, y - 14, 17, 'x', 8)
      : circle(at, y - 12, 12, i % 2 === 0 ? 7 : 5)
  }).join('')

/** An equation is a balance. */
const scales: Scene = ({ int }) => {
  const pan = (x: number, boxes: number, balls: number): string =>
    line(`M${x} 64l-34 46M${x} 64l34 46`, 4, 3) +
    weights(x, 110, boxes, balls) +
    shape(`M${x - 46} 110h92q-6 22-46 22t-46-22z`, 3)
  return (
    circle(160, 96, 88, 1) +
    shape('M152 60h16l8 112h-32z', 4) +
    block(112, 168, 96, 12, 4, 6) +
    line('M80 62H240', 4, 8) +
    circle(160, 62, 12, 6) +
    pan(80, int(1, 2), 1) +
    pan(240, 0, int(2, 3))
  )
}

const triangle: Scene = ({ int, pick }) => {
  const top = int(130, 200)
  // The inscribed circle: weighted by the sides.
  const corners = [
    [54, 166],
    [270, 166],
    [top, 32],
  ] as const
  const side = (i: number, j: number) =>
    Math.hypot(corners[i]![0] - corners[j]![0], corners[i]![1] - corners[j]![1])
  const [a, b, c] = [side(1, 2), side(0, 2), side(0, 1)]
  const x = (a * 54 + b * 270 + c * top) / (a + b + c)
  const r = (c * 134) / (a + b + c)
  const y = 166 - r
  return (
    ring(top, 32, 134, 1, 26) +
    shape(`M54 166H270L${top} 32z`, 2) +
    circle(x, y, r, pick([3, 5])) +
    line(`M54 166H270L${top} 32z`, 4, 6) +
    line(`M${n(x)} ${n(y)}V166M${n(x - 12)} 166v-12h12`, 4, 3) +
    circle(x, y, 5, 6) +
    corners.map(([cx, cy]) => circle(cx, cy, 9, 6)).join('')
  )
}

/** Quarter circles: a floor of tiles turned by chance. */
const tiles: Scene = ({ int }) => {
  const byShade = ['', '', '', '']
  for (let y = 0; y < 200; y += 50) {
    for (let x = -15; x < 320; x += 50) {
      const quarters = [
        `M${x} ${y}h50a50 50 0 0 1-50 50z`,
        `M${x + 50} ${y}v50a50 50 0 0 1-50-50z`,
        `M${x} ${y}v50h50a50 50 0 0 0-50-50z`,
        `M${x} ${y + 50}h50v-50a50 50 0 0 0-50 50z`,
      ]
      byShade[int(0, 3)] += quarters[int(0, 3)]!
    }
  }
  return shape(byShade[0]!, 1) + shape(byShade[1]!, 2) + shape(byShade[2]!, 3) + shape(byShade[3]!, 6)
}

const cube = (x: number, y: number, a: number): string => {
  const h = Math.round(a * 0.577)
  const [w, up] = [n(a), n(h * 2)]
  return placed(
    x,
    y,
    shape(`M0 0l${w}-${n(h)}L0-${up}l-${w} ${n(h)}z`, 5) +
      shape(`M0 0v${up}l-${w}-${n(h)}v-${up}z`, 3) +
      shape(`M0 0v${up}l${w}-${n(h)}v-${up}z`, 4),
  )
}

/** Towers on a floor of three by three, the far ones first. */
const cubes: Scene = ({ pick, int }) => {
  const [a, h] = [25, 14]
  const plan = pick(['310200100', '321210100', '203010102', '131000302', '222201000'])
  const towers = [...plan].map((height, i) => ({
    row: Math.floor(i / 3),
    column: i % 3,
    height: Number(height),
  }))
  return (
    circle(160, 110, 96, 1) +
    shape(`M160 ${136 - 3 * h}l${3 * a} ${3 * h}l-${3 * a} ${3 * h}l-${3 * a}-${3 * h}z`, 2) +
    towers
      .toSorted((one, two) => one.row + one.column - two.row - two.column)
      .flatMap(({ row, column, height }) =>
        Array.from({ length: height }, (_, level) =>
          cube(160 + (column - row) * a, 136 - 3 * h + (row + column) * h - level * 2 * h, a),
        ),
      )
      .join('') +
    spark(int(40, 64), int(40, 70), 13) +
    spark(int(262, 286), int(120, 150), 9, 5)
  )
}

export const math: readonly Scene[] = [graph, scales, triangle, tiles, cubes]
