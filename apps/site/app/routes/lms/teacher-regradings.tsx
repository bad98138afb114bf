import { invalidate } from '@school/api-client'
import { menusQuery } from '@school/menu/web'
import { RegradingsScreen } from '@school/regrading/screens/RegradingsScreen'
import { regradingsQuery } from '@school/regrading/web'
import { site, searchOf } from '@school/routes'
import { useQueryClient } from '@tanstack/react-query'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch } from '@school/pages'

const page = site.lms.teacherRegradings
const queries: PageQueries = ({ url }) => [regradingsQuery(searchOf(page, url.searchParams).page)]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherRegradingsPage() {
  const client = useQueryClient()
  return <RegradingsScreen search={useSearch(page)} onDecided={() => void invalidate(client, menusQuery)} />
}
