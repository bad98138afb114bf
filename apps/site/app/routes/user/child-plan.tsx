import { DailyLimit, familyQuery } from '@school/families/web'
import { link, site } from '@school/routes'
import { DailyPlanScreen } from '@school/today/screens/DailyPlanScreen'
import { planQuery } from '@school/today/web'
import { Card } from '@school/ui'
import { redirect, useRevalidator, useSearchParams } from 'react-router'
import { browserChildLoader, type PageQueries, planDateOf, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childPlan
const queries: PageQueries = ({ url }) => [planQuery(planDateOf(url.searchParams))]

const ofParent: PageQueries = async ({ params }, client) => {
  const { children } = await client.fetchQuery(familyQuery)
  const child_id = Number(params['child_id'])
  const isSmall = children.some(({ id, isElementaryPupil }) => id === child_id && isElementaryPupil)
  if (isSmall) throw redirect(link(site.user.childProgress, { child_id }))
}

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildPlanPage() {
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  return (
    <ChildPage
      above={(child) =>
        child.can.decide && (
          <Card pad="s">
            <DailyLimit child={child} onChanged={() => void revalidate()} />
          </Card>
        )
      }
    >
      <DailyPlanScreen date={planDateOf(search)} />
    </ChildPage>
  )
}
