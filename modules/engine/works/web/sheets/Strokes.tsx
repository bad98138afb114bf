import type { Stroke } from '../../contract/index.ts'
import { pathOf } from './line.ts'
import styles from './sheets.module.css'
import { strokesInWords } from './strokes-in-words.ts'

/** Lines of the pen over a picture, in its size. */
export const Strokes = ({ strokes }: { strokes: readonly Stroke[] }) => (
  <svg
    className={styles.strokes}
    viewBox="0 0 1 1"
    preserveAspectRatio="none"
    {...(strokes.length > 0
      ? { role: 'img', 'aria-label': strokesInWords(strokes) }
      : { 'aria-hidden': true })}
  >
    {strokes.map(({ colour, points }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines have no names, and none of them changes
      <path key={index} d={pathOf(points)} data-colour={colour} />
    ))}
  </svg>
)
