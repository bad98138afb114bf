import { ForgotScreen } from '@school/contacts/screens/ForgotScreen'
import { link, site } from '@school/routes'
import { useNavigate } from 'react-router'
import { browserLoader, serverLoader, titleOf } from '@school/pages'

const page = site.market.forgotPassword

export const loader = serverLoader(page, () => [])
export const clientLoader = browserLoader(page, () => [])
export const meta = titleOf(page)

export default function ForgotPasswordPage() {
  const navigate = useNavigate()
  return (
    <ForgotScreen
      onRecovered={(token) =>
        void navigate(link(site.market.resetPassword, {}, { reset_password_token: token }))
      }
    />
  )
}
