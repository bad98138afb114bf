import { factsOf } from '@school/texts'
import { Button, Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { decideSchoolRequest, type SchoolRequest } from '../../contract/index.ts'
import styles from '../invitations.module.css'
import { schoolRequestsQuery } from '../queries.ts'
import { useChange } from '../use-change.ts'
import { t } from './ru.ts'

/** Teachers who ask the school to confirm them; empty when there are none. */
export function SchoolRequests({ requests }: { requests: readonly SchoolRequest[] }) {
  if (requests.length === 0) return null
  return (
    <Card as="section" tone="warn" pad="l" aria-labelledby="school-requests" className={frame.section}>
      <div className={frame.list}>
        <h2 id="school-requests">{t.requests}</h2>
        <p>{t.requestsText}</p>
      </div>
      <ul className="plain-list">
        {requests.map((request) => (
          <li key={request.id} className={styles.line}>
            <span className={styles.who}>
              <span>
                {request.name} <span className={frame.note}>{t.since(request.askedAt)}</span>
              </span>
              <span className={frame.note}>
                {factsOf(request.email ?? t.noEmail, t.classes(request.classes))}
              </span>
            </span>
            <Answer request={request} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The same on the portal. */
export const RequestsOfSchool = ({ organizationId }: { organizationId: number }) => (
  <SchoolRequests requests={useSuspenseQuery(schoolRequestsQuery(organizationId)).data} />
)

function Answer({ request: { id, name } }: { request: SchoolRequest }) {
  const decide = useChange(decideSchoolRequest, ({ body }) =>
    body.isConfirmed ? t.accepted(name) : t.refused(name),
  )
  const say = (isConfirmed: boolean) =>
    decide.mutate({ params: { schoolRequestId: id }, body: { isConfirmed } })
  const says = (isConfirmed: boolean) => decide.isPending && decide.variables.body.isConfirmed === isConfirmed
  return (
    <span className={frame.row}>
      <Button
        size="s"
        kind="primary"
        aria-label={t.acceptOf(name)}
        loading={says(true)}
        onClick={() => say(true)}
      >
        {t.accept}
      </Button>
      <Button
        size="s"
        kind="quiet"
        aria-label={t.declineOf(name)}
        loading={says(false)}
        onClick={() => say(false)}
      >
        {t.decline}
      </Button>
    </span>
  )
}
