import { ClassEntryScreen } from '@school/school-classes/screens/ClassEntryScreen'
import { site } from '@school/routes'
import { leaveAfterSignIn } from '../../after-sign-in.ts'
import { browserLoader, serverLoader, titleOf } from '../../loading.ts'
import { useUser } from '../../shell/visitor.ts'

const page = site.lms.schoolClassEntry

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function SchoolClassEntryPage() {
  return (
    <ClassEntryScreen present={useUser()?.shortName ?? null} onEntered={() => void leaveAfterSignIn(null)} />
  )
}
