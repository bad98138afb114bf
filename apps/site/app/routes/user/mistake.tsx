import { MistakeScreen } from '@school/mistakes/screens/MistakeScreen'
import { mistakeQuery } from '@school/mistakes/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.user.mistake
const queries: PageQueries = ({ params }) => [mistakeQuery(Number(params['mistake_id']))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function MistakePage() {
  const { mistake_id } = useParams()
  const user = useUser()
  return user && <MistakeScreen key={mistake_id} mistakeId={Number(mistake_id)} zone={user.timezone} />
}
