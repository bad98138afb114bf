import { HeardCard } from '@school/olympiad-jury/web'
import { OlympiadFinishScreen } from '@school/olympiads/screens/OlympiadFinishScreen'
import { olympiadAttemptQuery } from '@school/olympiads/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.olympiadFinish
const queries: PageQueries = ({ params }) => [olympiadAttemptQuery(Number(params['olympiad_id']))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function OlympiadFinishPage() {
  const user = useUser()
  const { olympiad_id } = useParams()
  return user && <OlympiadFinishScreen olympiadId={Number(olympiad_id)} user={user} Heard={HeardCard} />
}
