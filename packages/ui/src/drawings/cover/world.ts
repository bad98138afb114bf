import { block, circle, line, mirrored, placed, ring, type Scene, shape, spark } from './strokes.ts'

const fir = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    block(-size * 0.06, -size * 0.2, size * 0.12, size * 0.2, 4) +
      shape(
        `M0-${size}l${size * 0.34} ${size * 0.5}h-${size * 0.68}zM0-${size * 0.66}l${size * 0.42} ${size * 0.52}h-${size * 0.84}z`,
        4,
      ),
  )
const tree = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    block(-size * 0.06, -size * 0.5, size * 0.12, size * 0.5, 4, 2) +
      circle(0, -size * 0.66, size * 0.3, 3) +
      circle(-size * 0.1, -size * 0.74, size * 0.1, 5),
  )

const hills: Scene = ({ int, maybe }) => {
  const sun = int(70, 250)
  const near = maybe() ? 'M0 176q90-46 180-14t140-8V200H0z' : 'M0 160q70 6 150 22t170-18V200H0z'
  return (
    circle(sun, 62, 44, 1) +
    circle(sun, 62, 30, 6) +
    shape('M0 140q60-52 128-26t92-28t100 34V200H0z', 2) +
    shape('M0 158q84-28 168-6t152-34V200H0z', 3) +
    fir(int(36, 60), 162, int(60, 74)) +
    fir(int(78, 92), 166, int(44, 54)) +
    tree(int(228, 270), 158, int(58, 74)) +
    shape(near, 4)
  )
}

const cloud = (x: number, y: number, shade: 2 | 5): string =>
  placed(x, y, shape('M-52 20a24 24 0 0 1 4-47a34 34 0 0 1 64-8a28 28 0 0 1 36 55z', shade))

const water: Scene = ({ int }) => {
  const drops = [0, 1, 2, 3].map((i) => {
    const [x, y] = [112 + i * 32, 104 + (i % 2) * 18 + int(-4, 4)]
    return shape(`M${x} ${y}q11 15 0 21q-11-6 0-21z`, i === 1 ? 6 : 3)
  })
  return (
    circle(250, 48, 30, 6) +
    cloud(226, 76, 2) +
    cloud(int(136, 156), 68, 5) +
    drops.join('') +
    shape('M0 156q20-14 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V200H0z', 2) +
    shape('M-20 174q20-14 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V200H-20z', 3)
  )
}

const leaf: Scene = ({ pick, int }) => {
  const turn = pick([-32, -20, 24])
  const veins = [-44, -20, 4, 28, 52]
    .map((y) => `M0 ${y + 16}l${34 - Math.abs(y) * 0.22}-22M0 ${y + 16}l-${34 - Math.abs(y) * 0.22}-22`)
    .join('')
  const bug = placed(
    24,
    -8,
    circle(0, -13, 7, 8) +
      circle(0, 0, 15, 6) +
      line('M0-13V14', 8, 3) +
      circle(-6, 1, 3, 8) +
      circle(6, 5, 3, 8),
    40,
  )
  return (
    circle(160, 104, 92, 1) +
    placed(
      160,
      100,
      shape('M0-96c64 40 72 128 0 178c-72-50-64-138 0-178z', 3) +
        shape('M0-96c-64 40-72 128 0 178z', 2) +
        line(`M0-84V106${veins}`, 5, 4) +
        bug,
      turn,
    ) +
    spark(int(40, 64), int(40, 60), 11) +
    spark(int(262, 286), int(140, 164), 8, 5)
  )
}

const peaks: Scene = ({ int }) =>
  circle(int(56, 104), int(44, 64), 28, 6) +
  [
    [150, 28],
    [212, 34],
    [278, 26],
    [196, 18],
    [30, 104],
    [300, 84],
  ]
    .map(([x, y]) => circle(x!, y!, 2.5, 5))
    .join('') +
  placed(
    int(-20, 24),
    int(-6, 16),
    shape('M-40 226L92 74L210 226z', 2) + shape('M92 74L118 108l-14-4l-10 10l-12-9l-14 6z', 5),
  ) +
  placed(
    int(-24, 20),
    int(-6, 18),
    shape('M66 230L212 52L380 230z', 3) + shape('M212 52l34 37l-18-3l-13 14l-14-12l-18 7z', 5),
  ) +
  shape('M0 178q80-16 160-2t160-8V200H0z', 4)

const planet: Scene = ({ pick, int }) =>
  circle(160, 100, 92, 1) +
  placed(160, 100, line('M-118 0A118 30 0 0 1 118 0', 2, 4), -16) +
  circle(160, 100, 70, 3) +
  placed(
    160,
    100,
    shape(
      'M-50-30q12-22 36-24q16 4 10 18t-20 16t-8 20t-20 2t2-32zM14-6q24-12 42 4t-8 30t-22 26t-16-22t4-38zM-34 40q14-10 24 2t-4 16t-20-18zM22-54q14 0 20 12t-14 8t-6-20z',
      pick([5, 6]),
    ),
    int(-24, 24),
  ) +
  ring(160, 100, 70, 4, 4) +
  placed(160, 100, line('M-118 0A118 30 0 0 0 118 0', 4, 4) + circle(96, 17, 11, 7), -16)

export const world: readonly Scene[] = [hills, water, leaf, peaks, planet].map(mirrored)
