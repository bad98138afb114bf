import { Link } from '../controls/Link.tsx'
import { IconChevronRight } from '../icons.ts'
import { ru } from '../ru.ts'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  title: string
  /** Absent for the page itself. */
  to?: string
}

export interface BreadcrumbsProps {
  crumbs: readonly Crumb[]
  /** For a page with two paths. */
  label?: string
}

/** The path to this page; on a phone only the step back is shown. */
export function Breadcrumbs({ crumbs, label = ru.breadcrumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ol className={`plain-list ${styles.crumbs}`}>
        {crumbs.map(({ title, to }) => (
          <li key={`${to} ${title}`} className={styles.crumb}>
            {to === undefined ? (
              <span aria-current="page">{title}</span>
            ) : (
              <>
                <Link to={to}>{title}</Link>
                <IconChevronRight aria-hidden="true" className={styles.arrow} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
