import { viewerOf } from '@school/accounts/contract'
import { admits } from '@school/access'
import { LibraryScreen } from '@school/assigning/screens/LibraryScreen'
import { facetsQuery, libraryFiltersIn, libraryQuery } from '@school/assigning/web'
import { librarySections } from '@school/homeworks/contract'
import { pageIn, site } from '@school/routes'
import { data, useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.homeworkLibrary
const sectionIn = (params: { section?: string }) => librarySections.find((name) => name === params.section)

const queries: PageQueries = ({ params, url: { searchParams: search } }) => {
  const section = sectionIn(params)
  if (!section) throw data(null, { status: 404 })
  return [facetsQuery(section), libraryQuery(section, libraryFiltersIn(search), pageIn(search))]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function HomeworkLibraryPage() {
  const params = useParams()
  const [search] = useSearchParams()
  const viewer = viewerOf(useUser())
  return (
    <LibraryScreen
      section={sectionIn(params) ?? 'skills'}
      filters={libraryFiltersIn(search)}
      page={pageIn(search)}
      isPupil={admits('pupil', viewer)}
      isAgent={admits('agent', viewer)}
    />
  )
}
