import frame from '../layout/frame.module.css'
import { ChipLink } from './Chip.tsx'

export interface ChipNavProps {
  label: string
  choices: readonly { to: string; title: string; isChosen: boolean }[]
}

/** One of several views of a page, each with an address of its own; the page keeps its place. */
export const ChipNav = ({ label, choices }: ChipNavProps) => (
  <nav aria-label={label}>
    <ul className={`plain-list ${frame.row}`}>
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
