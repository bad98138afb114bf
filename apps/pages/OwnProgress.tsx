import { AttestationCards, attestationsQuery } from '@school/attestations/web'
import { OwnJournalCard, ownJournalQuery } from '@school/journals/web'
import { ProgressScreen } from '@school/progress/screens/ProgressScreen'
import { measureOf, progressQuery, progressShareQuery, ShareProgressCard } from '@school/progress/web'
import { dayIn } from '@school/texts'
import frame from '@school/ui/frame.module.css'
import { OwnWorks, ownWorksQuery } from '@school/works/web'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUser } from './visitor.ts'

export const ownProgressQueries = [
  progressQuery,
  attestationsQuery,
  ownWorksQuery,
  progressShareQuery,
  ownJournalQuery,
]

/** Everything that a pupil has done, on whatever address it stands. */
export function OwnProgress() {
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
