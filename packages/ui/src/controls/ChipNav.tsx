import { classNames } from '../class-names.ts'
import frame from '../layout/frame.module.css'
import { ChipLink } from './Chip.tsx'
import styles from './chip-nav.module.css'

export interface ChipNavProps {
  label: string
  choices: readonly { to: string; title: string; isChosen: boolean }[]
  /** Many that would push the page itself out of a telephone stand in one line there, which is scrolled. */
  isLine?: boolean
}

/** One of several views of a page, each with an address of its own; the page keeps its place. */
export const ChipNav = ({ label, choices, isLine = false }: ChipNavProps) => (
  <nav aria-label={label} className={isLine ? styles.line : undefined}>
    <ul className={classNames('plain-list', frame.row)}>
      {choices.map(({ to, title, isChosen }) => (
        <li key={to}>
          <ChipLink to={to} chosen={isChosen} preventScrollReset>
            {title}
          </ChipLink>
        </li>
      ))}
    </ul>
  </nav>
)
