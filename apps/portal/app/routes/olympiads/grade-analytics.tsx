import { GradeScreen } from '@school/olympiad-analytics/screens/GradeScreen'
import { gradeMatrixQuery } from '@school/olympiad-analytics/web'
import { portal } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = portal.olympiads.gradeAnalytics
interface Params {
  stageId?: string
  organizationId?: string
  grade?: string
}
/** `7-klass` */
const placeIn = ({ stageId, organizationId, grade = '' }: Params) => ({
  stageId: Number(stageId),
  organizationId: Number(organizationId),
  gradeIndex: Number.parseInt(grade, 10),
})

const queries: PageQueries = ({ params }) => {
  const { stageId, organizationId, gradeIndex } = placeIn(params)
  return [gradeMatrixQuery(stageId, organizationId, gradeIndex)]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function GradeAnalyticsPage() {
  return <GradeScreen {...placeIn(useParams<keyof Params>())} />
}
