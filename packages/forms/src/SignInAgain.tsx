import { signInAddress } from '@school/routes'
import { ButtonLink } from '@school/ui'
import { useLocation } from 'react-router'
import { ru } from './ru.ts'

/** The session has ended while something was typed: a link to sign in and back. The input is kept on the device (decision 090). */
export function SignInAgain() {
  const { pathname, search } = useLocation()
  return (
    <div>
      <ButtonLink size="s" to={signInAddress(`${pathname}${search}`)} reloadDocument>
        {ru.signInAgain}
      </ButtonLink>
    </div>
  )
}
