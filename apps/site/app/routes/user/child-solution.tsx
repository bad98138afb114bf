import { LessonSolutionScreen } from '@school/reviews/screens/LessonSolutionScreen'
import { lessonSolutionQuery } from '@school/reviews/web'
import { familyQuery } from '@school/families/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childSolution
const queries: PageQueries = ({ params }) => [
  lessonSolutionQuery(Number(params['lesson_id']), Number(params['child_id']), Number(params['task_id'])),
]
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildSolutionPage() {
  const { child_id, lesson_id, task_id } = useParams()
  return (
    <ChildPage>
      <LessonSolutionScreen lessonId={Number(lesson_id)} userId={Number(child_id)} taskId={Number(task_id)} />
    </ChildPage>
  )
}
