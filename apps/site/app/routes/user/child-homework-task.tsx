import { HomeworkTaskScreen } from '@school/homeworks/screens/HomeworkTaskScreen'
import { homeworkQuery } from '@school/homeworks/web'
import { attemptTaskQuery } from '@school/works/web'
import { familyQuery } from '@school/families/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'
import styles from '../../child/child.module.css'

const page = site.user.childHomeworkTask
const queries: PageQueries = async ({ params }, client) => {
  const { attempt } = await client.fetchQuery(homeworkQuery(Number(params['homework_id'])))
  const taskId = Number(params['id'])
  if (attempt?.tasks.some((task) => task.id === taskId))
    await client.fetchQuery(attemptTaskQuery(attempt.id, taskId))
}
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildHomeworkTaskPage() {
  const { homework_id, id } = useParams()
  return (
    <ChildPage>
      {/* A parent only reads: fields and buttons are disabled, links are not. */}
      <fieldset disabled className={styles.plain}>
        <HomeworkTaskScreen homeworkId={Number(homework_id)} taskId={Number(id)} />
      </fieldset>
    </ChildPage>
  )
}
