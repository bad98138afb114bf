import { ParentConfirmationScreen } from '@school/families/screens/ParentConfirmationScreen'
import { link, signInAddress, site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.market.parentConfirmation

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function ParentConfirmationPage() {
  const { userId = '', parentPhone = '' } = useParams()
  const [search] = useSearchParams()
  const user = useUser()
  const here = (code: string) => link(page, { userId, parentPhone }, { code })
  const who = !user ? 'guest' : user.isParent || user.isAgent || user.grade === null ? 'grown-up' : 'pupil'
  return (
    <ParentConfirmationScreen
      childId={Number(userId)}
      code={search.get('code')}
      who={who}
      signInAt={(code) => signInAddress(here(code))}
      signUpAt={(code) => link(site.market.registration, {}, { role: 'parent', redirect_url: here(code) })}
      onDone={() => location.assign(link(site.user.family))}
    />
  )
}
