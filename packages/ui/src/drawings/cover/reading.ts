import { block, circle, line, mirrored, placed, type Scene, type Shade, shape, spark } from './strokes.ts'

/** An open book whose story rises from the pages. */
const tale: Scene = ({ int, shuffled }) => {
  const [left, right] = shuffled<Shade>([3, 7])
  const rows = [0, 1, 2].map((row) => {
    const y = 138 + row * 12
    return line(`M${88 + row * 2} ${y}q28-8 56 2M${176} ${y + 2}q28-10 ${56 - row * 2}-2`, 2, 4)
  })
  return (
    circle(160, 84, 78, 1) +
    shape('M54 118q58-18 106 10v56q-48-26-106-10z', 5) +
    shape('M266 118q-58-18-106 10v56q48-26 106-10z', 5) +
    shape('M46 128h8v46q58-14 106 14q48-28 106-14v-46h8v58q-62-14-114 10q-52-24-114-10z', left!) +
    rows.join('') +
    line('M160 128v56', right!, 4) +
    spark(160, int(62, 74), int(20, 26)) +
    spark(int(108, 122), int(86, 96), 10, 7) +
    spark(int(198, 212), int(40, 52), 12, 4)
  )
}

/** A house on a hill under the moon, as at the beginning of a tale. */
const hill: Scene = ({ int, pick }) => {
  const moon = int(230, 262)
  return (
    circle(moon, 52, 30, 6) +
    circle(moon + pick([-12, 12]), 46, 26, 0) +
    shape('M0 160q90-70 190-22t130-14V200H0z', 2) +
    placed(
      int(104, 124),
      118,
      block(-30, -34, 60, 50, 5, 4) +
        shape('M-40-32L0-70l40 38z', 4) +
        block(16, -66, 10, 24, 4, 2) +
        block(-10, -16, 20, 32, 3, 10) +
        circle(18, -14, 7, 6),
    ) +
    line('M118 140q30 18 6 34t20 30', 5, 7) +
    spark(48, 54, 10) +
    spark(160, 36, 7, 5) +
    spark(int(276, 296), 104, 8, 5)
  )
}

/** A quill that has just written a line. */
const quill: Scene = ({ int }) =>
  circle(170, 92, 84, 1) +
  block(50, 132, 66, 52, 4, 12) +
  block(62, 116, 42, 22, 8, 6) +
  placed(
    int(172, 186),
    96,
    shape('M0 84C-26 20-14-50 22-84C44-40 40 30 0 84z', 5) +
      line('M0 92C0 30 6-20 20-70', 3, 5) +
      line('M6 30l20-8M8 4l22-10M12-22l18-10', 3, 4),
    18,
  ) +
  line('M140 184q12-12 24 0t24 0t24 0t24 0t24 0', 7, 6) +
  spark(72, 60, 13) +
  spark(274, 128, 9, 7)

export const reading: readonly Scene[] = [tale, mirrored(hill), mirrored(quill)]
