import { askAnew } from '@school/api-client'
import { menusQuery } from '@school/menu/web'
import { RegradingsScreen } from '@school/regrading/screens/RegradingsScreen'
import { regradingsQuery } from '@school/regrading/web'
import { pageIn, site } from '@school/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherRegradings
const queries: PageQueries = ({ url }) => [regradingsQuery(pageIn(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherRegradingsPage() {
  const [search] = useSearchParams()
  const client = useQueryClient()
  return <RegradingsScreen page={pageIn(search)} onDecided={() => void askAnew(client, menusQuery)} />
}
