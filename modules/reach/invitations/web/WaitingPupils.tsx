import { useCall } from '@school/api-client'
import { Button, Card, Confirmation, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { decideWaiting, type WaitingPupil } from '../contract/index.ts'
import styles from './invitations.module.css'
import { waitingQuery } from './queries.ts'
import { waiting as t } from './ru-waiting.ts'

/** Pupils who came by the code of a class and wait; empty when there are none. */
export function WaitingPupils({ schoolClassId, name }: { schoolClassId: number; name: string }) {
  const { data: pupils } = useSuspenseQuery(waitingQuery(schoolClassId))
  return pupils.length > 0 && <Waiting schoolClassId={schoolClassId} name={name} pupils={pupils} />
}

interface WaitingProps {
  schoolClassId: number
  name: string
  pupils: readonly WaitingPupil[]
}

function Waiting({ schoolClassId, name, pupils }: WaitingProps) {
  const [refusing, setRefusing] = useState<readonly WaitingPupil[] | null>(null)
  const nameOf = (id: number) => pupils.find(({ acceptId }) => acceptId === id)?.name ?? ''
  const decide = useCall(decideWaiting, {
    onSuccess: ({ decided, left }, { body }) => {
      setRefusing(null)
      if (decided > 0) toast(body.isConfirmed ? t.confirmed(decided) : t.refused(decided), { tone: 'ok' })
      if (left[0])
        toast(
          t.left(
            left.map(({ acceptId }) => nameOf(acceptId)),
            left[0].reason,
          ),
          { tone: 'warn' },
        )
    },
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  const say = (whom: readonly WaitingPupil[], isConfirmed: boolean) =>
    decide.mutate({
      params: { schoolClassId },
      body: { acceptIds: whom.map(({ acceptId }) => acceptId), isConfirmed },
    })
  return (
    <Card as="section" tone="warn" aria-labelledby="waiting" className={frame.section}>
      <div className={frame.list}>
        <h2 id="waiting" className={frame.title}>
          {t.title(pupils.length)}
        </h2>
        <p>{t.text}</p>
      </div>
      <ul className="plain-list">
        {pupils.map((pupil) => (
          <li key={pupil.acceptId} className={styles.line}>
            <span className={styles.who}>
              <span>
                {pupil.name} <span className={frame.note}>{t.since(pupil.acceptedAt)}</span>
              </span>
              {pupil.placeName && <span className={frame.note}>{t.says(pupil.placeName)}</span>}
            </span>
            <span className={frame.row}>
              <Button
                size="s"
                aria-label={t.confirmOf(pupil.name)}
                disabled={decide.isPending}
                onClick={() => say([pupil], true)}
              >
                {t.confirm}
              </Button>
              <Button
                size="s"
                kind="quiet"
                aria-label={t.refuseOf(pupil.name)}
                disabled={decide.isPending}
                onClick={() => setRefusing([pupil])}
              >
                {t.refuse}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {pupils.length > 1 && (
        <p className={frame.row}>
          <Button kind="primary" loading={decide.isPending} onClick={() => say(pupils, true)}>
            {t.confirmAll}
          </Button>
          <Button disabled={decide.isPending} onClick={() => setRefusing(pupils)}>
            {t.refuseAll}
          </Button>
        </p>
      )}
      {refusing && (
        <Confirmation
          title={t.refuseTitle(refusing.length)}
          action={t.refuse}
          isBusy={decide.isPending}
          isCautious
          onClose={() => setRefusing(null)}
          onAgree={() => say(refusing, false)}
        >
          <p>
            {t.refuseText(
              refusing.map((one) => one.name),
              name,
            )}
          </p>
        </Confirmation>
      )}
    </Card>
  )
}
