import { ru } from './ru.ts'
import { block, circle, line, placed, type Scene, shape, sign, spark } from './strokes.ts'

const letters = [...ru.letters]

/** Letters without a sign above: they fill the whole height. */
const tall = letters.filter((letter) => !ru.lettersWithMarks.includes(letter))

const glyph: Scene = ({ pick, int }) => {
  const side = pick([-1, 1])
  return (
    circle(160 - side * 40, 104, 104, 1) +
    circle(160 + side * 92, 46, 26, 6) +
    sign(160, 104, 190, pick(tall), 4) +
    line(`M${int(40, 60)} 178q12-12 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0`, 7, 6)
  )
}

const cubes: Scene = ({ shuffled, int }) => {
  const word = shuffled(letters).slice(0, 4)
  const middle = int(1, 2)
  return (
    shape('M0 148q80-26 160-12t160-6V200H0z', 1) +
    word
      .map((letter, i) => {
        const lift = [8, -10, -4, 12][i]!
        return placed(
          65 + i * 63,
          100 + lift,
          block(-27, -27, 58, 58, 2, 14) +
            block(-30, -32, 58, 58, i === middle ? 6 : 5, 14) +
            sign(-1, -3, 34, letter, 8),
          [-9, 5, -4, 8][i]!,
        )
      })
      .join('') +
    spark(40, 40, 11, 7) +
    spark(284, 44, 15)
  )
}

/** A page under the pencil: strokes for words, one of them found. */
const page: Scene = ({ int, pick }) => {
  const found = int(1, 2)
  const rows = [0, 1, 2, 3].map((row) => {
    const y = 62 + row * 28
    const [a, b] = [int(34, 58), int(40, 74)]
    return (
      line(`M84 ${y}h${a}m14 0h${b}`, row === found ? 3 : 2, 8) +
      (row === found ? line(`M${98 + a} ${y + 12}q6-7 12 0t12 0t12 0t12 0`, 6, 4) : '')
    )
  })
  return (
    placed(0, 0, block(66, 32, 178, 190, 1, 14), 0) +
    block(58, 24, 178, 190, 5, 14) +
    line('M76 24V200', 7, 2) +
    rows.join('') +
    placed(
      pick([236, 246]),
      92,
      block(-10, -78, 20, 96, 6) +
        block(-10, -90, 20, 16, 7, 5) +
        shape('M-10 18h20l-10 26z', 1) +
        shape('M-4 34h8l-4 10z', 8) +
        line('M0-74V18', 3, 2),
      28,
    )
  )
}

const talk: Scene = ({ pick, maybe }) => {
  const bubbles =
    shape(
      'M40 34h128a22 22 0 0 1 22 22v44a22 22 0 0 1-22 22h-78l-30 26v-26h-20a22 22 0 0 1-22-22v-44a22 22 0 0 1 22-22z',
      3,
    ) +
    shape(
      'M186 76h92a20 20 0 0 1 20 20v40a20 20 0 0 1-20 20h-8v24l-28-24h-56a20 20 0 0 1-20-20v-40a20 20 0 0 1 20-20z',
      5,
    )
  const flip = maybe()
  const [word, size] = pick([
    ['«»', 64],
    [ru.zhi, 46],
    [ru.doubled, 48],
    [ru.reflexive, 38],
    [ru.not, 48],
  ] as const)
  return (
    circle(flip ? 270 : 250, 30, 60, 1) +
    circle(20, 190, 70, 1) +
    bubbles +
    sign(102, 77, size, word, 5) +
    sign(232, 115, 62, pick(['?', '!', '…', '—', ',']), 8)
  )
}

/** A word taken apart as at school: prefix, root, suffix, ending. */
const parts: Scene = ({ int }) => {
  const widths = [int(40, 56), int(84, 104), int(40, 52), int(34, 44)] as const
  const marks = [
    (w: number) => `M0 0h${w}v12`,
    (w: number) => `M0 2q${w / 2}-34 ${w} 0`,
    (w: number) => `M0 0l${w / 2}-22l${w / 2} 22`,
    (w: number) => `M0 0v-18h${w}v18z`,
  ]
  let x = 160 - (widths.reduce((sum, width) => sum + width, 0) + 24) / 2
  const word = widths.map((width, i) => {
    const at = x
    x += width + 8
    return (
      block(at, 104, width, 44, ([7, 3, 2, 5] as const)[i]!, 12) +
      placed(at + 5, 82, line(marks[i]!(width - 10), i === 1 ? 6 : 4, 6))
    )
  })
  return (
    circle(160, 110, 96, 1) +
    word.join('') +
    spark(int(40, 60), int(34, 50), 12) +
    spark(int(260, 284), int(160, 172), 9, 5)
  )
}

export const russian: readonly Scene[] = [glyph, cubes, page, talk, parts]
