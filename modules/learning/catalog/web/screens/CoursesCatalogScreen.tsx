import { IconChevronDown, Menu, Pagination } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigation } from 'react-router'
import { catalogSorts } from '../../contract/index.ts'
import { ActiveFilters } from '../ActiveFilters.tsx'
import { CatalogTabs } from '../CatalogTabs.tsx'
import { CourseSearch } from '../CourseSearch.tsx'
import { CourseTiles } from '../CourseTile.tsx'
import { FilterPanel, FilterPanelButton } from '../FilterPanel.tsx'
import { NothingFound, PastEnd } from '../nothing/late.tsx'
import page from '../page.module.css'
import { coursesQuery, facetsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { changed, type CourseFilters, coursesAddress } from '../filters.ts'
import styles from './CoursesCatalogScreen.module.css'

export function CoursesCatalogScreen({ filters }: { filters: CourseFilters }) {
  const { data: courses } = useSuspenseQuery(coursesQuery(filters))
  const { data: facets } = useSuspenseQuery(facetsQuery(filters))
  const isLoading = useNavigation().state === 'loading'
  const found = useRef<HTMLParagraphElement>(null)
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{t.coursesTitle}</h1>
        <CatalogTabs />
        <CourseSearch filters={filters} />
      </div>
      <div className={styles.columns}>
        <FilterPanel filters={filters} facets={facets} />
        <div className={styles.results} aria-busy={isLoading || undefined}>
          <div className={styles.bar}>
            <p ref={found} tabIndex={-1} role="status" className={styles.found}>
              {t.found(courses.total)}
            </p>
            <div className={styles.tools}>
              <FilterPanelButton filters={filters} />
              <SortMenu filters={filters} />
            </div>
          </div>
          <ActiveFilters filters={filters} facets={facets} onRemove={() => found.current?.focus()} />
          {courses.total === 0 && <NothingFound filters={filters} facets={facets} />}
          {courses.total > 0 && courses.rows.length === 0 && <PastEnd filters={filters} />}
          <CourseTiles courses={courses.rows} level={2} />
          <Pagination
            page={filters.page}
            totalPages={courses.totalPages}
            to={(page) => coursesAddress({ ...filters, page })}
          />
        </div>
      </div>
    </div>
  )
}

function SortMenu({ filters }: { filters: CourseFilters }) {
  const current = filters.sort ? t.sorts[filters.sort] : t.usualSort
  const items = [
    { title: t.usualSort, to: coursesAddress(changed(filters, { sort: null })) },
    ...catalogSorts.map((sort) => ({
      title: t.sorts[sort],
      to: coursesAddress(changed(filters, { sort })),
    })),
  ]
  return (
    <Menu label={`${t.sort}: ${current}`} items={items} buttonClassName={styles.sort ?? ''}>
      {current}
      <IconChevronDown aria-hidden="true" />
    </Menu>
  )
}
