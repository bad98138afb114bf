import { factsOf, formatDay } from '@school/texts'
import { Button } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type OwnApplication, remindOfAccept } from '../contract/index.ts'
import styles from './invitations.module.css'
import { own as t } from './ru-own.ts'
import { useChange } from './use-change.ts'

/** Accepted invitations that wait for an answer. */
export const WaitingList = ({ applications }: { applications: readonly OwnApplication[] }) => (
  <ul className="plain-list">
    {applications.map((application) => (
      <Waiting key={application.acceptId} application={application} />
    ))}
  </ul>
)

function Waiting({ application }: { application: OwnApplication }) {
  const { acceptId, kind, schoolName, className, inviter, acceptedAt, remindedAt, can } = application
  const remind = useChange(remindOfAccept, () => t.reminded)
  return (
    <li className={styles.line}>
      <span className={styles.who}>
        <span>{[schoolName, className].filter(Boolean).join(', ')}</span>
        <span className={frame.note}>{factsOf(t.confirms[kind], t.invitedBy(inviter))}</span>
        <span className={frame.note}>
          {factsOf(
            t.askedOn(formatDay(new Date(acceptedAt))),
            remindedAt && t.remindedOn(formatDay(new Date(remindedAt))),
          )}
        </span>
      </span>
      {can.remind ? (
        <Button size="s" loading={remind.isPending} onClick={() => remind.mutate({ params: { acceptId } })}>
          {t.remind}
        </Button>
      ) : (
        <span className={frame.note}>{t.remindOnceADay}</span>
      )}
    </li>
  )
}
