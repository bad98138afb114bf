import type { SheetPoint, Stroke } from '../../contract/index.ts'

/** A smooth line through points: through the middles between them, curved at the points. In fractions of the picture. */
export function pathOf(points: readonly SheetPoint[]): string {
  const [first, ...rest] = points
  const last = rest.pop()
  if (!first) return ''
  if (!last) return `M${first.join(' ')}h0`
  const bends = rest.map((point, index) => {
    const next = rest[index + 1] ?? last
    return `Q${point.join(' ')} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}`
  })
  return `M${first.join(' ')}${bends.join('')}L${last.join(' ')}`
}

const across = ['left', 'middle', 'right'] as const
const down = ['top', 'middle', 'bottom'] as const
export type SheetPlace = `${(typeof down)[number]}-${(typeof across)[number]}`

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
const thirdOf = (part: number): number => Math.min(2, Math.floor(part * 3))

/** The ninth of the sheet that contains a line. */
export function placeOf({ points }: Pick<Stroke, 'points'>): SheetPlace {
  const x = thirdOf(middleOf(points.map(([x]) => x)))
  const y = thirdOf(middleOf(points.map(([, y]) => y)))
  return `${down[y]!}-${across[x]!}`
}
