import { LessonSolutionScreen } from '@school/reviews/screens/LessonSolutionScreen'
import { lessonSolutionQuery } from '@school/reviews/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.lessonSolution
const queries: PageQueries = ({ params }) => [
  lessonSolutionQuery(Number(params['lesson_id']), Number(params['user_id']), Number(params['task_id'])),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function LessonSolutionPage() {
  const { lesson_id, user_id, task_id } = useParams()
  return (
    <LessonSolutionScreen lessonId={Number(lesson_id)} userId={Number(user_id)} taskId={Number(task_id)} />
  )
}
