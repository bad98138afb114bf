import { Link } from '../controls/Link.tsx'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import { ru } from '../ru.ts'
import styles from './pagination.module.css'

/** The pages to offer: first, last, and two around the present one; `null` is a gap. */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, totalPages]
  const shown = [...new Set(near)].filter((n) => n >= 1 && n <= totalPages).toSorted((a, b) => a - b)
  return shown.flatMap((n, i) => {
    const gap = n - (shown[i - 1] ?? 0)
    // A gap of one page is that page.
    if (gap === 2) return [n - 1, n]
    return gap > 2 ? [null, n] : [n]
  })
}

export interface PaginationProps {
  /** From 1. */
  page: number
  totalPages: number
  /** The address of a page. */
  to: (page: number) => string
  /** When there are two on a page. */
  label?: string
}

/** Nothing when one page is all there is. */
export function Pagination({ page, totalPages, to, label = ru.pages }: PaginationProps) {
  if (totalPages <= 1) return null
  let gaps = 0
  return (
    <nav aria-label={label}>
      <ul className={`plain-list ${styles.pages}`}>
        {page > 1 && (
          <li>
            <Link to={to(page - 1)} rel="prev" className={styles.page} aria-label={ru.previous}>
              <IconChevronLeft aria-hidden="true" />
            </Link>
          </li>
        )}
        {pageNumbers(page, totalPages).map((number) =>
          number === null ? (
            <li key={`gap-${gaps++}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                className={styles.page}
                aria-label={ru.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < totalPages && (
          <li>
            <Link to={to(page + 1)} rel="next" className={styles.page} aria-label={ru.next}>
              <IconChevronRight aria-hidden="true" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
