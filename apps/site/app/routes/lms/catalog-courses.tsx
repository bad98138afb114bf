import { chosenGrade } from '@school/accounts/web'
import { CoursesCatalogScreen } from '@school/catalog/screens/CoursesCatalogScreen'
import { coursesQuery, facetsQuery, loosenings, readFilters } from '@school/catalog/web'
import { site } from '@school/routes'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.catalogCourses

const queries: PageQueries = async ({ url }, client) => {
  const filters = readFilters(url.searchParams)
  const [{ total }] = await Promise.all([
    client.fetchQuery(coursesQuery(filters)),
    client.fetchQuery(facetsQuery(filters)),
  ])
  // Nothing found: the page says which filter to let go and what that will show.
  if (total === 0) {
    await Promise.all(loosenings(filters).map((way) => client.fetchQuery(facetsQuery(way.filters))))
  }
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function CatalogCoursesPage() {
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const grade = useUser() ? null : filters.grade
  // The form of registration is filled in with it.
  useEffect(() => {
    if (grade !== null) chosenGrade.note(grade)
  }, [grade])
  return <CoursesCatalogScreen filters={filters} />
}
