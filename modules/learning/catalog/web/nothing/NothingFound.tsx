import { link, site } from '@school/routes'
import { gradeLabel } from '@school/texts'
import { ButtonLink, ChipLink, EmptyState, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CatalogFacets } from '../../contract/index.ts'
import styles from './NothingFound.module.css'
import { facetsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { changed, type CourseFilters, coursesAddress, noFilters } from '../filters.ts'
import { loosenings, nearestGrades } from '../rules.ts'

interface WayProps {
  name: string
  filters: CourseFilters
  total: number
}

const Way = ({ name, filters, total }: WayProps) => (
  <li>
    <ChipLink to={coursesAddress(filters)}>{t.loosened(name, total)}</ChipLink>
  </li>
)

/** A filter to let go: offered when something is found without it. Its count came with the page. */
function LooserWay({ name, filters }: Omit<WayProps, 'total'>) {
  const { data } = useSuspenseQuery(facetsQuery(filters))
  return data.total > 0 ? <Way name={name} filters={filters} total={data.total} /> : null
}

/** Shown when no course passes: suggests which filter to remove and how many courses that will show. */
export function NothingFound({ filters, facets }: { filters: CourseFilters; facets: CatalogFacets }) {
  const you = useYou()
  const looser = loosenings(filters)
  const grades = filters.grade === null ? [] : nearestGrades(facets.grades, filters.grade)
  if (looser.length === 0) {
    const home = <ButtonLink to={link(site.market.home)}>{t.toHome}</ButtonLink>
    return <EmptyState pose="sleep" title={t.nothingTitle} text={t.catalogEmpty} action={home} />
  }
  return (
    <EmptyState
      pose="think"
      title={t.nothingTitle}
      text={filters.grade === null ? you(t.nothingText) : you(t.nothingTextOfGrade)}
      action={
        <ul className={`plain-list ${styles.ways}`}>
          {grades.map(({ index, count }) => (
            <Way
              key={index}
              name={gradeLabel(index)}
              filters={changed(filters, { grade: index })}
              total={count}
            />
          ))}
          {looser.map((way) => (
            <LooserWay
              key={way.loosening}
              name={way.loosening === 'text' ? t.loosen.text(filters.text) : t.loosen[way.loosening]}
              filters={way.filters}
            />
          ))}
          <li>
            <ChipLink to={coursesAddress(noFilters)}>{t.allCourses}</ChipLink>
          </li>
        </ul>
      }
    />
  )
}

/** The address of a page after the last one. */
export const PastEnd = ({ filters }: { filters: CourseFilters }) => {
  const you = useYou()
  return (
    <EmptyState
      pose="lost"
      title={t.pastEndTitle}
      text={you(t.pastEndText)}
      action={
        <ButtonLink kind="primary" to={coursesAddress({ ...filters, page: 1 })}>
          {t.toFirstPage}
        </ButtonLink>
      }
    />
  )
}
