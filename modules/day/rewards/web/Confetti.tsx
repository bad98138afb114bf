import type { CSSProperties } from 'react'
import styles from './Confetti.module.css'

/** Golden angles and steps without a common period: pieces fall apart though nothing is left to chance. */
const pieces = Array.from(
  { length: 28 },
  (_, index) =>
    ({
      '--x': `${(index * 61.8) % 100}%`,
      '--turn': `${index * 137}deg`,
      '--delay': `${(index % 7) * 90}ms`,
      '--piece': `oklch(72% 0.16 ${(index * 67) % 360})`,
    }) as CSSProperties,
)

/** Falls once over a window; not for those who ask for calm. */
export const Confetti = () => (
  <div aria-hidden="true" className={styles.confetti}>
    {pieces.map((style, index) => (
      <i key={index} style={style} />
    ))}
  </div>
)
