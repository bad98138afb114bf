import { ClassEntryScreen } from '@school/school-classes/screens/ClassEntryScreen'
import { site } from '@school/routes'
import { browserLoader, leaveAfterSignIn, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.schoolClassEntry

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function SchoolClassEntryPage() {
  return (
    <ClassEntryScreen present={useUser()?.shortName ?? null} onEntered={() => void leaveAfterSignIn(null)} />
  )
}
