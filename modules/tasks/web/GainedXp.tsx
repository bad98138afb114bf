import type { CSSProperties } from 'react'
import styles from './GainedXp.module.css'
import { text } from './ru.ts'

const sparks = Array.from({ length: 8 }, (_, index) => ({ '--turn': `${index * 45}deg` }) as CSSProperties)

/** XP that has just been earned: pops up and scatters sparks once; stands still for those who ask for calm. */
export function GainedXp({ xp }: { xp: number }) {
  if (xp <= 0) return null
  return (
    <span className={styles.xp}>
      {text.earned(xp)}
      <span aria-hidden="true" className={styles.sparks}>
        {sparks.map((style, index) => (
          <i key={index} style={style} />
        ))}
      </span>
    </span>
  )
}
