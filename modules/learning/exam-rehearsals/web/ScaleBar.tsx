import type { Grade, GradeRange, Scale } from '../contract/index.ts'
import { t } from './ru.ts'
import styles from './ScaleBar.module.css'

interface Tick {
  at: number
  label: string
}

/** The bounds of a scale as shares of its length. */
function ticksOf(scale: Scale, maxPrimary: number): Tick[] {
  if (scale.kind === 'test') return [{ at: scale.minimum / 100, label: `${t.minimum} ${scale.minimum}` }]
  return ([3, 4, 5] as const).map((mark) => ({ at: scale.from[mark] / maxPrimary, label: `«${mark}»` }))
}

const part = (share: number): string => `${Math.round(1000 * Math.max(0, Math.min(1, share))) / 10}%`

/** The position of the result on the scale. The same is shown as text, so the drawing is hidden from screen readers. */
export function ScaleBar({
  scale,
  grade,
  range = null,
}: {
  scale: Scale
  grade: Grade
  /** While some answers wait to be checked. */
  range?: GradeRange | null
}) {
  const shareOf = ({ value, primary, maxPrimary }: Grade) =>
    scale.kind === 'test' ? value / 100 : primary / maxPrimary
  const share = shareOf(grade)
  return (
    <div className={styles.bar} aria-hidden="true">
      {range && <span className={styles.range} style={{ width: part(shareOf(range.high)) }} />}
      <span className={styles.fill} style={{ width: part(share) }} />
      {ticksOf(scale, grade.maxPrimary).map(({ at, label }) => (
        <span key={label} className={styles.tick} style={{ left: part(at) }}>
          <span>{label}</span>
        </span>
      ))}
      <span className={styles.me} style={{ left: part(Math.min(0.96, Math.max(0.04, share))) }}>
        {scale.kind === 'test' ? grade.value : grade.primary}
      </span>
    </div>
  )
}
