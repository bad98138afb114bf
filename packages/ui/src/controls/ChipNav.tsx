import { classNames } from '../class-names.ts'
import frame from '../layout/frame.module.css'
import { ChipLink } from './Chip.tsx'
import styles from './chip-nav.module.css'

export interface ChipNavProps {
  label: string
  choices: readonly { to: string; title: string; isChosen: boolean }[]
  /** Many chips that would fill a phone's screen are one scrollable line there. */
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
