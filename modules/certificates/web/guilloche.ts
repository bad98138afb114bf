/** One closed line that winds around the middle of a square of 200. */
function wave(turns: number, depth: number): string {
  const steps = 20 * turns
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps
    const radius = 100 - depth * (1 + Math.sin(turns * angle))
    const [x, y] = [Math.cos(angle), Math.sin(angle)].map(
      (part) => Math.round(10 * (100 + radius * part)) / 10,
    )
    return `${x} ${y}`
  })
  return `M${points.join('L')}Z`
}

const turns = 12
const lines = 6

/** The net of fine waves on papers of worth: one line, turned by parts of its wave. */
export const guilloche: readonly { path: string; turn: number }[] = Array.from(
  { length: lines },
  (_, line) => ({ path: wave(turns, 14), turn: (line * 360) / turns / lines }),
)
