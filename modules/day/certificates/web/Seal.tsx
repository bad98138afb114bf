import { classNames, LogoSign } from '@school/ui'
import styles from './Seal.module.css'

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
const guilloche: readonly { path: string; turn: number }[] = Array.from({ length: lines }, (_, line) => ({
  path: wave(turns, 14),
  turn: (line * 360) / turns / lines,
}))

/** Fine waves in a ring, for the eyes alone. */
export const Net = ({ className }: { className?: string | undefined }) => (
  <svg viewBox="-1 -1 202 202" className={className} aria-hidden="true">
    {guilloche.map(({ path, turn }) => (
      <path key={turn} d={path} transform={`rotate(${turn} 100 100)`} />
    ))}
  </svg>
)

/** The school's seal: its sign within fine waves. */
export const Seal = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.seal, className)} aria-hidden="true">
    <Net />
    <LogoSign />
  </span>
)
