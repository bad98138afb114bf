import { useCall } from '@school/api-client'
import { Button, Card, Chip, Confirmation, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { joinDoubles, type LikelyDouble, type LikelyPupil, partDoubles } from '../../contract/index.ts'
import { classDoublesQuery, schoolDoublesQuery } from '../queries.ts'
import { t } from './ru.ts'

/** For administrators of the school itself; renders nothing while there are no doubles. */
export function SchoolDoubles({ organizationId }: { organizationId: number }) {
  const { data } = useSuspenseQuery(schoolDoublesQuery(organizationId))
  return data.length > 0 && <Doubles doubles={data} />
}

/** The same in a class, for its teachers too. */
export function ClassDoubles({ schoolClassId }: { schoolClassId: number }) {
  const { data } = useSuspenseQuery(classDoublesQuery(schoolClassId))
  return data.length > 0 && <Doubles doubles={data} />
}

const Doubles = ({ doubles }: { doubles: readonly LikelyDouble[] }) => (
  <Card as="section" tone="warn" aria-labelledby="doubles" className={frame.section}>
    <div className={frame.list}>
      <h2 id="doubles" className={frame.cardTitle}>
        {t.title(doubles.length)}
      </h2>
      <p>{t.text}</p>
    </div>
    <ul className={`plain-list ${frame.cards}`}>
      {doubles.map((double) => (
        <li key={`${double.one.userId} ${double.other.userId}`}>
          <Pair double={double} />
        </li>
      ))}
    </ul>
  </Card>
)

const onError = ({ message }: { message: string }) => void toast(message, { tone: 'bad' })

function Pair({ double: { one, other, keptId } }: { double: LikelyDouble }) {
  const [isJoining, setJoining] = useState(false)
  const [kept, gone] = keptId === other.userId ? [other, one] : [one, other]
  const join = useCall(joinDoubles, {
    onSuccess: () => {
      setJoining(false)
      toast(t.joined(kept.name), { tone: 'ok' })
    },
    onError,
  })
  const part = useCall(partDoubles, {
    onSuccess: () => void toast(t.parted(one.name), { tone: 'ok' }),
    onError,
  })
  const isBusy = join.isPending || part.isPending
  return (
    <Card pad="s" className={frame.cards}>
      {[kept, gone].map((pupil) => (
        <Account
          key={pupil.userId}
          pupil={pupil}
          becomes={keptId === null ? null : pupil === kept ? t.stays : t.goes}
        />
      ))}
      {keptId === null && <p>{t.bothUsed}</p>}
      <p className={frame.row}>
        {keptId !== null && (
          <Button
            size="s"
            aria-label={t.joinOf(kept.name)}
            disabled={isBusy}
            onClick={() => setJoining(true)}
          >
            {t.join}
          </Button>
        )}
        <Button
          size="s"
          kind="quiet"
          aria-label={t.partOf(one.name)}
          disabled={isBusy}
          onClick={() => part.mutate({ body: { oneId: one.userId, otherId: other.userId } })}
        >
          {t.part}
        </Button>
      </p>
      {isJoining && (
        <Confirmation
          title={t.joinTitle(kept.name)}
          action={t.join}
          isBusy={join.isPending}
          isCautious
          onClose={() => setJoining(false)}
          onAgree={() => join.mutate({ body: { goneId: gone.userId, keptId: kept.userId } })}
        >
          <p>{t.keeps(kept)}</p>
          <p>{t.ends}</p>
          <p>{t.passes}</p>
        </Confirmation>
      )}
    </Card>
  )
}

const Account = ({ pupil, becomes }: { pupil: LikelyPupil; becomes: string | null }) => (
  <div className={frame.list}>
    <p className={frame.row}>
      <strong>{pupil.name}</strong>
      {becomes && (
        <Chip size="s" tone={becomes === t.stays ? 'ok' : 'plain'}>
          {becomes}
        </Chip>
      )}
    </p>
    <p className={frame.note}>{t.facts(pupil)}</p>
    <p className={frame.note}>{t.visit(pupil)}</p>
  </div>
)
