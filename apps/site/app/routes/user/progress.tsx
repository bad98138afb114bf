import { AttestationCards, attestationsQuery } from '@school/attestations/web'
import { OwnJournalCard, ownJournalQuery } from '@school/journals/web'
import { ProgressScreen } from '@school/progress/screens/ProgressScreen'
import { measureOf, progressQuery, progressShareQuery, ShareProgressCard } from '@school/progress/web'
import { site } from '@school/routes'
import { OwnWorks, ownWorksQuery } from '@school/works/web'
import { dayIn } from '@school/texts'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.user.progress
const queries: PageQueries = () => [
  progressQuery,
  attestationsQuery,
  ownWorksQuery,
  progressShareQuery,
  ownJournalQuery,
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function ProgressPage() {
  const user = useUser()
  const [search] = useSearchParams()
  const [now] = useState(() => new Date())
  return (
    user && (
      <>
        <ProgressScreen user={user} measure={measureOf(search.get('by'))} />
        <OwnJournalCard />
        <OwnWorks level={2} />
        <AttestationCards />
        {!user.isParent && (
          <div className={frame.page}>
            <ShareProgressCard userId={user.id} today={dayIn(now)} />
          </div>
        )}
      </>
    )
  )
}
