import { type ApiError, useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { PupilConditions, TimeForm, type TimeGiven } from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { giveTime, type LedStage, listLedParticipants } from '../../contract/index.ts'
import { givenTimeQuery, stageGroupsQuery } from './queries.ts'
import { t } from './ru.ts'

interface Pupil {
  id: number
  name: string
}

/** What is open over the participants: time for somebody, for several at once, or the conditions of a pupil. */
export type Asked = { what: 'time'; pupil?: Pupil } | { what: 'conditions'; pupil: Pupil } | null

interface ActionsProps {
  stage: LedStage
  asked: Asked
  onClose: () => void
}

export function Actions({ stage, asked, onClose }: ActionsProps) {
  if (asked === null) return null
  if (asked.what === 'conditions') return <PupilConditions pupil={asked.pupil} onClose={onClose} />
  return asked.pupil ? (
    <GiveTime
      stage={stage}
      title={t.giveTimeTo(asked.pupil.name)}
      targets={[{ target: 'user', ...asked.pupil }]}
      onClose={onClose}
    />
  ) : (
    <GiveToMany stage={stage} onClose={onClose} />
  )
}

/** Everybody, a school or a class, as far as the viewer leads them. */
function GiveToMany({ stage, onClose }: Omit<ActionsProps, 'asked'>) {
  const { data: groups } = useSuspenseQuery(stageGroupsQuery(stage.id))
  const own = groups.schools.filter(({ id }) => stage.leadsAll || id === stage.school?.id)
  const targets: TimeGiven[] = [
    ...(stage.can.giveTimeToAll ? [{ target: 'all' as const, id: null, name: t.everybody }] : []),
    ...own.map(({ id, name }) => ({ target: 'school' as const, id, name })),
    ...groups.classes.map(({ id, name, school }) => ({
      target: 'class' as const,
      id,
      name: t.classOf(name, school),
    })),
  ]
  return <GiveTime stage={stage} title={t.giveTime} targets={targets} onClose={onClose} />
}

interface GiveTimeProps {
  stage: LedStage
  title: string
  targets: readonly TimeGiven[]
  onClose: () => void
}

const sayError = (error: ApiError) => {
  if (Object.keys(error.fields).length === 0) toast(error.message, { tone: 'bad' })
}

function GiveTime({ stage, title, targets, onClose }: GiveTimeProps) {
  const client = useQueryClient()
  const give = useCall(giveTime, {
    onSuccess: (given) => {
      client.setQueryData(givenTimeQuery(stage.id).queryKey, given)
      void client.invalidateQueries({ queryKey: [listLedParticipants.name] })
      toast(t.timeGiven, { tone: 'ok' })
      onClose()
    },
    onError: sayError,
  })
  return (
    <TimeForm
      title={title}
      targets={targets}
      canShift
      isBusy={give.isPending}
      errors={give.error?.fields}
      onGive={(body) => give.mutate({ params: { stageId: stage.id }, body })}
      onClose={onClose}
    />
  )
}
