import { ProfileScreen } from '@school/achievements/screens/ProfileScreen'
import { reachedQuery } from '@school/achievements/web'
import { certificatesQuery } from '@school/certificates/web'
import { personQuery } from '@school/profiles/web'
import { site } from '@school/routes'
import { data, useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '@school/pages'

const page = site.lms.profile
const personOf = (params: { user_id?: string }) => personQuery(Number(params.user_id))

/** A closed profile needs no further queries. */
const queries: PageQueries = async ({ params }, client) => {
  const id = Number(params['user_id'])
  if (!id) throw data(null, { status: 404 })
  const person = await client.fetchQuery(personQuery(id))
  if (!person.isClosed)
    await Promise.all([client.fetchQuery(reachedQuery(id)), client.fetchQuery(certificatesQuery(id))])
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, personOf, ({ name }) => ({ title: name }))

export default function ProfilePage() {
  const { user_id } = useParams()
  return <ProfileScreen userId={Number(user_id)} />
}
