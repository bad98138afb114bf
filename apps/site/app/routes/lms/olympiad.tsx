import { OlympiadScreen } from '@school/olympiads/screens/OlympiadScreen'
import { olympiadQuery, samplesQuery } from '@school/olympiads/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy, useUser } from '@school/pages'

const page = site.lms.olympiad
const olympiadOf = (params: { olympiad_id?: string }) => olympiadQuery(Number(params.olympiad_id))
const queries: PageQueries = ({ params }) => [olympiadOf(params), samplesQuery(Number(params.olympiad_id))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, olympiadOf, ({ title, subtitle }) => ({ title, description: subtitle }))

export default function OlympiadPage() {
  const { olympiad_id } = useParams()
  return <OlympiadScreen key={olympiad_id} olympiadId={Number(olympiad_id)} user={useUser()} />
}
