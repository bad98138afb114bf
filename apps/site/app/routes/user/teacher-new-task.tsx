import { NewOwnTaskScreen } from '@school/own-tasks/screens/NewOwnTaskScreen'
import { ownTaskOptionsQuery } from '@school/own-tasks/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.teacherNewTask
const queries: PageQueries = () => [ownTaskOptionsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default NewOwnTaskScreen
