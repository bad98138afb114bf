import { AcceptCodeScreen } from '@school/invitations/screens/AcceptCodeScreen'
import { site } from '@school/routes'
import { useNavigate, useParams } from 'react-router'
import { browserLoader, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.acceptCode

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function AcceptCodePage() {
  const { code = '' } = useParams()
  const navigate = useNavigate()
  const user = useUser()
  return (
    <AcceptCodeScreen
      code={code.slice(0, 40)}
      isPupil={user !== null && user.isPupil && !user.isParent && user.grade !== null}
      onFound={(url) => void navigate(url)}
    />
  )
}
