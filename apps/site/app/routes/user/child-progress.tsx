import { OwnClassCard, ownClassesQuery } from '@school/class-courses/web'
import { OwnJournalCard, ownJournalQuery } from '@school/journals/web'
import { ProgressScreen } from '@school/progress/screens/ProgressScreen'
import { measureOf, progressQuery } from '@school/progress/web'
import { familyQuery } from '@school/families/web'
import { site } from '@school/routes'
import frame from '@school/ui/frame.module.css'
import { useSearchParams } from 'react-router'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childProgress
const queries: PageQueries = () => [progressQuery, ownJournalQuery, ownClassesQuery]
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildProgressPage() {
  const [search] = useSearchParams()
  return (
    <ChildPage>
      <ProgressScreen user={{ isParent: false }} measure={measureOf(search.get('by'))} />
      <OwnJournalCard />
      <div className={frame.page}>
        <OwnClassCard />
      </div>
    </ChildPage>
  )
}
