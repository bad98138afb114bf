import type { Pieces } from '../contract/index.ts'
import styles from './Marked.module.css'

/** A text with what was looked for set apart. */
export const Marked = ({ pieces }: { pieces: Pieces }) =>
  pieces.map(({ text, isMatch }, at) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other names
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
