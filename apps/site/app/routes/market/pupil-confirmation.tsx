import { PupilConfirmationScreen } from '@school/families/screens/PupilConfirmationScreen'
import { link, signInAddress, site } from '@school/routes'
import { useNavigate, useParams } from 'react-router'
import { browserLoader, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.market.pupilConfirmation

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function PupilConfirmationPage() {
  const { userId = '', code = '' } = useParams()
  const navigate = useNavigate()
  return (
    <PupilConfirmationScreen
      userId={Number(userId)}
      code={code}
      signInAt={useUser() ? null : signInAddress(link(page, { userId, code }))}
      onDone={() => void navigate(link(site.user.accountFamily))}
    />
  )
}
