import { CoachCheckScreen } from '@school/coaches/screens/CoachCheckScreen'
import { coachQuery } from '@school/coaches/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherCoach
const queries: PageQueries = ({ params }) => [coachQuery(Number(params['coach_id']))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherCoachPage() {
  const { coach_id } = useParams()
  return <CoachCheckScreen coachId={Number(coach_id)} />
}
