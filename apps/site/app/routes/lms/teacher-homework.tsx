import { link, site } from '@school/routes'
import { data, redirect } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherHomework
/** An assignment has moved to the teacher's pages; letters and bookmarks use this address. */
const queries: PageQueries = ({ params: { homework_id: id }, url }) => {
  if (!id) throw data(null, { status: 404 })
  throw redirect(`${link(site.user.teacherAssignment, { id })}${url.search}`)
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherHomeworkPage() {
  return null
}
