import { gradeLabel } from '@school/texts'
import { ChipLink, IconX, Link } from '@school/ui'
import type { CatalogFacets } from '../contract/index.ts'
import styles from './ActiveFilters.module.css'
import { t as tile } from './ru-tile.ts'
import { t } from './ru.ts'
import { type CourseFilters, coursesAddress, noFilters } from './filters.ts'
import { type ActiveFilter, activeFilters } from './rules.ts'

/** What a filter is called on its chip; a discipline that the school has not is shown by its key. */
function nameOf(active: ActiveFilter, facets: CatalogFacets): string {
  switch (active.kind) {
    case 'text':
      return t.quoted(active.text)
    case 'grade':
      return gradeLabel(active.grade)
    case 'discipline':
      return facets.disciplines.find(({ key }) => key === active.key)?.title ?? active.key
    case 'level':
      return t.levels[active.level]
    case 'free':
      return tile.free
  }
}

interface ActiveFiltersProps {
  filters: CourseFilters
  facets: CatalogFacets
  /** A chip disappears when it is pressed: somebody must take the focus. */
  onRemove: () => void
}

export function ActiveFilters({ filters, facets, onRemove }: ActiveFiltersProps) {
  const chips = activeFilters(filters)
  if (chips.length === 0) return null
  return (
    <ul aria-label={t.active} className={`plain-list ${styles.chips}`}>
      {chips.map(({ active, without }) => {
        const name = nameOf(active, facets)
        return (
          <li key={`${active.kind} ${name}`}>
            <ChipLink
              to={coursesAddress(without)}
              preventScrollReset
              aria-label={t.remove(name)}
              className={styles.chip}
              onClick={onRemove}
            >
              <span className={styles.name}>{name}</span>
              <IconX aria-hidden="true" />
            </ChipLink>
          </li>
        )
      })}
      {chips.length > 1 && (
        <li>
          <Link
            to={coursesAddress({ ...noFilters, sort: filters.sort })}
            className={styles.clear}
            onClick={onRemove}
          >
            {t.clear}
          </Link>
        </li>
      )}
    </ul>
  )
}
