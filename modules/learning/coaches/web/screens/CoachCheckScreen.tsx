import { shownPhone } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { Breadcrumbs, Card, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import styles from '../coaches.module.css'
import { DataView } from '../DataView.tsx'
import { DecisionCard } from '../DecisionCard.tsx'
import { coachQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { StateChip } from '../StatusCard.tsx'

/** The data that a coach has sent, and the form for a methodist’s decision. */
export function CoachCheckScreen({ coachId }: { coachId: number }) {
  const { data: coach } = useSuspenseQuery(coachQuery(coachId))
  const contacts = [coach.email, coach.phone && shownPhone(coach.phone)].filter(Boolean)
  return (
    <div className={frame.page}>
      <Breadcrumbs
        crumbs={[{ title: t.backToList, to: link(site.lms.teacherCoaches) }, { title: coach.name }]}
      />
      <PageHeader title={coach.name}>
        <p className={frame.row}>
          <StateChip state={coach.state} />
          {coach.sentAt && <span className={frame.note}>{t.sentAt(coach.sentAt)}</span>}
          {contacts.length > 0 && <span className={frame.note}>{contacts.join(', ')}</span>}
        </p>
      </PageHeader>
      {coach.can.decide && <DecisionCard key={coach.sentAt} coach={coach} />}
      <DataView data={coach} />
      {coach.decisions.length > 0 && (
        <Card as="section" aria-labelledby="coach-history" className={styles.card}>
          <h2 id="coach-history">{t.history}</h2>
          <ul className={`plain-list ${frame.list}`}>
            {coach.decisions.map(({ isApproved, comment, by, at }) => (
              <li key={at}>
                <span className={frame.note}>{t.historyLine(isApproved, by, at)}</span>
                {comment && <p className={styles.words}>{comment}</p>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
