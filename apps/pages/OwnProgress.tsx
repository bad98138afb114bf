import { AttestationCards, attestationsQuery } from '@school/attestations/web'
import { OwnJournalCard, ownJournalQuery } from '@school/journals/web'
import { ProgressScreen } from '@school/progress/screens/ProgressScreen'
import { measureOf, progressQuery, progressShareQuery, ShareProgressCard } from '@school/progress/web'
import { dayIn } from '@school/texts'
import frame from '@school/ui/frame.module.css'
import { ownWorksQuery, OwnWorks } from '@school/results/web'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUser } from './visitor.ts'

/** Queries of the blocks below a pupil’s own progress. */
export const belowProgressQueries = [attestationsQuery, ownWorksQuery, progressShareQuery, ownJournalQuery]
export const ownProgressQueries = [progressQuery, ...belowProgressQueries]

/** Everything that a pupil has done. */
export function OwnProgress() {
  const user = useUser()
  const [search] = useSearchParams()
  return (
    user && (
      <>
        <ProgressScreen user={user} measure={measureOf(search.get('by'))} />
        <BelowProgress />
      </>
    )
  )
}

/** The journal, works and attestations of one’s own, and the link for others. */
export function BelowProgress() {
  const user = useUser()
  const [now] = useState(() => new Date())
  return (
    user && (
      <>
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
