import { site } from '@school/routes'
import { browserLoader, serverLoader, titleOf } from '@school/pages'
import { FamilyPage, familyQueries } from '../../child/FamilyPage.tsx'

const page = site.user.teacherFamily

export const loader = serverLoader(page, familyQueries)
export const clientLoader = browserLoader(page, familyQueries)
export const meta = titleOf(page)

export default FamilyPage
