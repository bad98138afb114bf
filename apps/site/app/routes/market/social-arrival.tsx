import { type Arrival, Provider } from '@school/identities/contract'
import { SocialArrivalScreen } from '@school/identities/screens/SocialArrivalScreen'
import { link, site } from '@school/routes'
import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { browserLoader, leaveAfterSignIn, serverLoader, titleOf } from '@school/pages'

const page = site.market.socialArrival

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function SocialArrivalPage() {
  const provider = useParams()['provider'] as Provider
  const { search } = useLocation()
  const navigate = useNavigate()
  const onArrived = useCallback(
    ({ next, offer, afterSignInPath }: Arrival) => {
      if (next === 'home') return void leaveAfterSignIn(afterSignInPath)
      const asking =
        next === 'commit_binding' ? site.market.commitSocialBinding : site.market.confirmSocialBinding
      void navigate(link(asking, { provider }, { offer, redirect_url: afterSignInPath }), { replace: true })
    },
    [navigate, provider],
  )
  const onRefused = useCallback(
    (reason: string) =>
      void navigate(link(site.market.socialSignInFailure, { provider }, { reason }), { replace: true }),
    [navigate, provider],
  )
  return (
    <SocialArrivalScreen
      provider={provider}
      query={search.slice(1)}
      onArrived={onArrived}
      onRefused={onRefused}
    />
  )
}
