import { ProfileScreen } from '@school/achievements/screens/ProfileScreen'
import { profileQuery } from '@school/achievements/web'
import { certificatesQuery } from '@school/certificates/web'
import { site } from '@school/routes'
import { data, useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '../../loading.ts'

const page = site.lms.profile
const profileOf = (params: { user_id?: string }) => profileQuery(Number(params.user_id))
const queries: PageQueries = ({ params }) => {
  const id = Number(params['user_id'])
  if (!id) throw data(null, { status: 404 })
  return [profileOf(params), certificatesQuery(id)]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, profileOf, ({ name }) => ({ title: name }))

export default function ProfilePage() {
  const { user_id } = useParams()
  return <ProfileScreen userId={Number(user_id)} />
}
