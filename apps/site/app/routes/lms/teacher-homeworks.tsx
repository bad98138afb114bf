import { link, site } from '@school/routes'
import { redirect } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherHomeworks
/** Assignments have moved to the teacher's pages; letters and bookmarks use this address. */
const queries: PageQueries = ({ url }) => {
  throw redirect(`${link(site.user.teacherAssignments)}${url.search}`)
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherHomeworksPage() {
  return null
}
