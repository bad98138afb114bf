import { Html } from '../Html.tsx'
import { hasFormula, spoken } from '../spoken.ts'
import styles from './placing.module.css'

/**
 * The text of a piece inside of its button. Trap: formulas have no name for a button, and a name that is put into
 * `aria-label` differs from what is seen, so the words are written beside, for ears alone.
 */
export function PieceText({ html }: { html: string }) {
  if (!hasFormula(html)) return <Html inline className={styles.text} html={html} />
  return (
    <>
      <span className="visually-hidden">{spoken(html)}</span>
      <span aria-hidden="true" className={styles.text}>
        <Html inline html={html} />
      </span>
    </>
  )
}
