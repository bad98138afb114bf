import { familyQuery } from '@school/families/web'
import { OlympiadScreen } from '@school/olympiads/screens/OlympiadScreen'
import { olympiadQuery } from '@school/olympiads/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childOlympiad
const queries: PageQueries = ({ params }) => [olympiadQuery(Number(params['olympiad_id']))]
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildOlympiadPage() {
  const { child_id, olympiad_id } = useParams()
  return (
    <ChildPage>
      <OlympiadScreen
        key={olympiad_id}
        olympiadId={Number(olympiad_id)}
        user={{ id: Number(child_id) }}
        hasSamples={false}
      />
    </ChildPage>
  )
}
