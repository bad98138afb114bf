import {
  block,
  circle,
  line,
  mirrored,
  placed,
  ring,
  type Scene,
  type Shade,
  shape,
  spark,
} from './strokes.ts'

const books: Scene = ({ int, pick, shuffled }) => {
  const shades = shuffled<Shade>([3, 4, 6, 7])
  let y = 172
  const stack = shades.map((shade) => {
    const [width, height, shift] = [int(120, 156), int(24, 30), int(-14, 14)]
    y -= height
    const x = 160 - width / 2 + shift
    return (
      block(x, y, width, height, shade, 5) +
      block(x + width - 22, y + 5, 22, height - 10, 5) +
      block(x + 14, y, 7, height, 5)
    )
  })
  return (
    circle(160, 96, 88, 1) +
    block(50, 172, 220, 8, 4, 4) +
    stack.join('') +
    spark(160 + pick([-22, 22]), y - 26, 18) +
    spark(84, 60, 8, 5) +
    spark(248, 76, 10, 5)
  )
}

const arches: Scene = ({ maybe, shuffled }) => {
  const left = maybe()
  const x = left ? 110 : 210
  const shades = shuffled<Shade>([3, 4, 6, 7])
  return (
    circle(left ? 258 : 62, 56, 34, 6) +
    shades.map((shade, i) => ring(x, 200, 150 - i * 34, shade, 24)).join('') +
    circle(x, 200, 34, 5) +
    spark(left ? 258 : 62, 150, 13, 5)
  )
}

const idea: Scene = ({ int }) =>
  circle(160, 92, 84, 1) +
  line('M160 4v-20M60 44l-18-12M260 44l18-12M46 110H22M274 110H298', 6, 7) +
  placed(
    160,
    86,
    shape('M0-58a56 56 0 0 1 32 102q-8 6-8 18h-48q0-12-8-18a56 56 0 0 1 32-102z', 6) +
      line('M-14 4l14 16l14-16M0 20V58', 8, 5) +
      block(-24, 66, 48, 11, 8, 5) +
      block(-20, 81, 40, 11, 8, 5) +
      line('M-32-18a34 34 0 0 1 18-24', 5, 6),
    int(-8, 8),
  )

const steps: Scene = () => {
  const flag = line('M0 0V-54', 4, 5) + shape('M2-54h38l-10 13l10 13h-38z', 6)
  const stairs = [0, 1, 2, 3]
    .map((i) => block(48 + i * 56, 148 - i * 24, 56, 40 + i * 24, ([2, 3, 2, 3] as const)[i]!))
    .join('')
  return (
    circle(96, 66, 36, 1) +
    stairs +
    shape('M0 172H320V200H0z', 4) +
    placed(244, 76, flag) +
    circle(76, 135, 13, 7) +
    spark(96, 66, 13)
  )
}

export const general: readonly Scene[] = [books, arches, idea, mirrored(steps)]
