import { PasswordScreen } from '@school/accounts/screens/PasswordScreen'
import { link, site } from '@school/routes'
import { useNavigate } from 'react-router'
import { browserLoader, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.user.accountPassword

export const loader = serverLoader(page, () => [])
export const clientLoader = browserLoader(page, () => [])
export const meta = titleOf(page)

export default function AccountPasswordPage() {
  const user = useUser()
  const navigate = useNavigate()
  // When the second step is required the session has ended: a full page load.
  const leave = (nextStep: string | null) =>
    void (nextStep ? location.assign(nextStep) : navigate(link(site.user.account)))
  return user && <PasswordScreen user={user} onChanged={leave} />
}
