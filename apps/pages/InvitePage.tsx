import { InviteScreen } from '@school/invitations/screens/InviteScreen'
import { link, signInAddress, site } from '@school/routes'
import { useLocation } from 'react-router'
import { homeOf } from './loading.ts'
import { useUser } from './visitor.ts'

/** What every address of an invitation shows: who comes back from signing in finds the same code. */
export function InvitePage({ code }: { code: string }) {
  const { pathname } = useLocation()
  const user = useUser()
  return (
    <InviteScreen
      code={code}
      signInAt={signInAddress(pathname)}
      signUpAt={(role) => link(site.market.registration, {}, { redirect_url: pathname, role })}
      homeAt={homeOf(user)}
      profileAt={link(site.user.accountProfile)}
    />
  )
}
