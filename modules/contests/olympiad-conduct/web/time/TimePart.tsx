import { useCall } from '@school/api-client'
import type { GivenTime } from '@school/monitoring/contract'
import { GivenTimes } from '@school/monitoring/web'
import { Confirmation, toast } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { takeTimeBack } from '../../contract/index.ts'
import { givenTimeQuery } from '../monitoring/queries.ts'
import { type MonitoringPartProps, stageTableAt } from '../monitoring/wanted.ts'
import { time as t } from './ru.ts'
import { TimeRequests } from './TimeRequests.tsx'

/** «Время»: requests, given time, and revoking it. */
export function TimePart({ stage }: MonitoringPartProps) {
  const { data: given } = useSuspenseQuery(givenTimeQuery(stage.id))
  const [taken, setTaken] = useState<GivenTime | null>(null)
  return (
    <>
      <TimeRequests stage={stage} />
      <GivenTimes
        given={given}
        to={stageTableAt(stage.id, 'given_time')}
        onTakeBack={stage.can.giveTime ? setTaken : undefined}
      />
      {taken && <TakingBack stageId={stage.id} grant={taken} onClose={() => setTaken(null)} />}
    </>
  )
}

function TakingBack({ stageId, grant, onClose }: { stageId: number; grant: GivenTime; onClose: () => void }) {
  const call = useCall(takeTimeBack, {
    onSuccess: () => {
      toast(t.takenBack, { tone: 'ok' })
      onClose()
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  return (
    <Confirmation
      title={t.takeBackTitle(grant.name)}
      action={t.takeBack}
      isBusy={call.isPending}
      onClose={onClose}
      onAgree={() => call.mutate({ params: { stageId, grantId: grant.id } })}
    >
      <p>{t.takeBackText}</p>
    </Confirmation>
  )
}
