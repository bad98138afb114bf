import { useCall } from '@school/api-client'
import { moveOwnClasses } from '@school/school-classes/contract'
import { formatDay } from '@school/texts'
import { Button, Card, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  askSchool,
  type OwnSchoolRequest,
  type PartnerSchool,
  type SchoolStanding as Standing,
  withdrawSchoolRequest,
} from '../../contract/index.ts'
import styles from '../invitations.module.css'
import { schoolStandingQuery } from '../queries.ts'
import { useChange } from '../use-change.ts'
import { AskSchoolDialog } from './AskSchoolDialog.tsx'
import { t } from './ru.ts'

/** Which school is asked to confirm the teacher, and which classes are still their own; empty when there is nothing to say. */
export function SchoolStanding() {
  const { data } = useSuspenseQuery(schoolStandingQuery)
  if (data.schoolName !== null) return data.ownClasses.length > 0 && <Left standing={data} />
  return data.can.ask && <Unconfirmed standing={data} />
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" pad="l" aria-labelledby="school-standing" className={frame.section}>
    <h2 id="school-standing" className={frame.cardTitle}>
      {title}
    </h2>
    {children}
  </Card>
)

function Unconfirmed({ standing }: { standing: Standing }) {
  const { requests, suggested, chosenName, can } = standing
  const [isAsking, setAsking] = useState(false)
  const waiting = requests.filter(({ state }) => state === 'waiting')
  const declined = requests.filter(({ state }) => state === 'declined')
  return (
    <Frame title={waiting.length > 0 ? t.title : t.alone}>
      {waiting.map((request) => (
        <Waiting key={request.id} request={request} />
      ))}
      {declined.map(({ id, schoolName, decidedAt }) => (
        <div key={id} className={frame.list}>
          <p>{t.declined(schoolName, formatDay(decidedAt!))}</p>
          <p className={frame.note}>{t.declinedText}</p>
        </div>
      ))}
      {requests.length === 0 && <p>{t.aloneText(chosenName)}</p>}
      {requests.length === 0 && chosenName !== null && suggested.length === 0 && (
        <p className={frame.note}>{t.noneSuggested(chosenName)}</p>
      )}
      {!can.send && <p className={frame.note}>{t.unproved}</p>}
      {can.send && suggested.length > 0 && <Suggested schools={suggested} />}
      {can.send && (
        <div>
          <Button kind={waiting.length > 0 ? 'quiet' : 'secondary'} onClick={() => setAsking(true)}>
            {requests.length > 0 || suggested.length > 0 ? t.findOther : t.find}
          </Button>
        </div>
      )}
      {isAsking && <AskSchoolDialog onClose={() => setAsking(false)} />}
    </Frame>
  )
}

function Waiting({ request: { id, schoolName, askedAt } }: { request: OwnSchoolRequest }) {
  const withdraw = useChange(withdrawSchoolRequest, () => t.withdrawn)
  return (
    <div className={styles.line}>
      <span className={styles.who}>
        <span>{t.waits(schoolName)}</span>
        <span className={frame.note}>{t.waitsText(formatDay(askedAt))}</span>
      </span>
      <Button
        size="s"
        aria-label={t.withdrawOf(schoolName)}
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { schoolRequestId: id } })}
      >
        {t.withdraw}
      </Button>
    </div>
  )
}

function Suggested({ schools }: { schools: readonly PartnerSchool[] }) {
  const ask = useChange(askSchool, () => t.asked)
  return (
    <div className={frame.list}>
      <p>{t.suggestedText}</p>
      <ul className="plain-list">
        {schools.map(({ id, name, city, place }) => (
          <li key={id} className={styles.line}>
            <span className={styles.who}>
              <span>{name}</span>
              <span className={frame.note}>{t.placeOf(city, place)}</span>
            </span>
            <Button
              size="s"
              kind="primary"
              aria-label={t.askOf(name)}
              loading={ask.isPending && ask.variables.body.organizationId === id}
              onClick={() => ask.mutate({ body: { organizationId: id } })}
            >
              {t.ask}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Classes that have stayed the teacher's own after the school has confirmed. */
function Left({ standing: { ownClasses, schoolName, can } }: { standing: Standing }) {
  const taken = ownClasses.filter(({ isTaken }) => isTaken).map(({ name }) => name)
  const free = ownClasses.filter(({ isTaken }) => !isTaken).map(({ name }) => name)
  const move = useCall(moveOwnClasses, {
    onSuccess: ({ moved, left }) =>
      void toast(t.moved(moved, left), { tone: moved.length > 0 ? 'ok' : 'warn' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <Frame title={t.left(ownClasses.length)}>
      {taken.length > 0 && <p>{t.leftTaken(taken)}</p>}
      {free.length > 0 && <p>{t.leftFree(free, schoolName ?? '')}</p>}
      {can.move && (
        <div>
          <Button kind="primary" loading={move.isPending} onClick={() => move.mutate({})}>
            {t.move}
          </Button>
        </div>
      )}
    </Frame>
  )
}
