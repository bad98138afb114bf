import { familyQuery } from '@school/families/web'
import { site } from '@school/routes'
import { ownWorksQuery, OwnWorks } from '@school/results/web'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childWorks
const queries: PageQueries = () => [ownWorksQuery]
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildWorksPage() {
  return (
    <ChildPage>
      <OwnWorks level={1} />
    </ChildPage>
  )
}
