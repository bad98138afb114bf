import { HomeworkScreen } from '@school/homeworks/screens/HomeworkScreen'
import { homeworkQuery } from '@school/homeworks/web'
import { familyQuery } from '@school/families/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childHomework
const queries: PageQueries = ({ params }) => [homeworkQuery(Number(params['homework_id']))]
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildHomeworkPage() {
  const { homework_id } = useParams()
  return (
    <ChildPage>
      <HomeworkScreen homeworkId={Number(homework_id)} />
    </ChildPage>
  )
}
