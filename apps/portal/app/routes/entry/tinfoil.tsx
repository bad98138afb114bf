import { AcceptCodeScreen } from '@school/invitations/screens/AcceptCodeScreen'
import { browserLoader, serverLoader, titleOf, useUser } from '@school/pages'
import { portal } from '@school/routes'
import { useNavigate } from 'react-router'

const page = portal.entry.tinfoil

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

/** For people with a code on paper and neither an address nor a password. */
export default function TinfoilPage() {
  const navigate = useNavigate()
  return (
    <AcceptCodeScreen code="" isPupil={useUser()?.isPupil ?? false} onFound={(url) => void navigate(url)} />
  )
}
