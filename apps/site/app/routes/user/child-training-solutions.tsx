import { familyQuery } from '@school/families/web'
import { site } from '@school/routes'
import { TrainingSolutionsScreen } from '@school/trainings/screens/TrainingSolutionsScreen'
import { readSolutionsPage } from '@school/trainings/web'
import { useParams } from 'react-router'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childTrainingSolutions
const queries: PageQueries = ({ params }, client) =>
  readSolutionsPage(
    client,
    Number(params['training_id']),
    Number(params['child_id']),
    Number(params['task_id']) || null,
  )
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildTrainingSolutionsPage() {
  const { child_id, training_id, task_id } = useParams()
  return (
    <ChildPage>
      <TrainingSolutionsScreen
        trainingId={Number(training_id)}
        userId={Number(child_id)}
        taskId={Number(task_id) || null}
      />
    </ChildPage>
  )
}
