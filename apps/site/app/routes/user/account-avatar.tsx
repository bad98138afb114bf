import { AvatarScreen } from '@school/accounts/screens/AvatarScreen'
import { site } from '@school/routes'
import { useQueryClient } from '@tanstack/react-query'
import { browserLoader, meQuery, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.user.accountAvatar

export const loader = serverLoader(page, () => [])
export const clientLoader = browserLoader(page, () => [])
export const meta = titleOf(page)

export default function AccountAvatarPage() {
  const client = useQueryClient()
  const user = useUser()
  return (
    user && <AvatarScreen user={user} onSaved={(saved) => client.setQueryData(meQuery.queryKey, saved)} />
  )
}
