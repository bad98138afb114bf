import { useCall } from '@school/api-client'
import { celebrate } from '@school/rewards/web'
import { Button, ButtonLink, Card, Confirmation, Owl, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { acceptObjective, archiveObjective, claimObjective, type Objective } from '../contract/index.ts'
import { DeclineDialog, MoveDialog } from './ObjectiveDialogs.tsx'
import { ObjectiveFacts } from './ObjectiveFacts.tsx'
import styles from './objectives.module.css'
import { t } from './ru.ts'

type Asked = 'decline' | 'move' | 'archive' | null
const onError = ({ message }: { message: string }) => void toast(message, { tone: 'bad' })

/** A goal of one's own with all that can be done with it. */
export function ObjectiveCard({ goal, today, isFull }: { goal: Objective; today: string; isFull: boolean }) {
  const you = useYou()
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  const params = { objectiveId: goal.id }
  const { state, can } = goal
  return (
    <Card
      as="article"
      pad="l"
      tone={state === 'reached' ? 'ok' : state === 'proposed' ? 'accent' : 'card'}
      className={styles.card}
    >
      <ObjectiveFacts goal={goal} level="h2" />
      {state === 'expired' && <p>{you(can.move ? t.lateSoft : t.lateMoved)}</p>}
      {state === 'proposed' && !can.accept && <p>{isFull ? t.acceptFull : t.acceptLate}</p>}
      <div className={frame.row}>
        {can.claim && <ClaimButton goal={goal} />}
        {can.accept && <AcceptButton goal={goal} />}
        {can.decline && (
          <Button onClick={() => setAsked('decline')} aria-label={t.of(t.decline, goal.title)}>
            {t.decline}
          </Button>
        )}
        {can.move && (
          <Button kind="primary" onClick={() => setAsked('move')} aria-label={t.of(t.move, goal.title)}>
            {t.move}
          </Button>
        )}
        {goal.step && state === 'active' && <ButtonLink to={goal.step.url}>{goal.step.title}</ButtonLink>}
        {can.archive && (
          <Button kind="quiet" onClick={() => setAsked('archive')} aria-label={t.of(t.archive, goal.title)}>
            {t.archive}
          </Button>
        )}
      </div>
      {asked === 'decline' && <DeclineDialog params={params} onClose={close} />}
      {asked === 'move' && <MoveDialog params={params} today={today} onClose={close} />}
      {asked === 'archive' && <ArchiveQuestion params={params} onClose={close} />}
    </Card>
  )
}

function ClaimButton({ goal }: { goal: Objective }) {
  const claim = useCall(claimObjective, {
    onSuccess: () =>
      celebrate({
        key: `objective:${goal.id}`,
        title: t.claimedTitle,
        text: t.claimedText(goal.title, goal.supports.find(({ reward }) => reward !== '')?.reward ?? null),
        picture: <Owl pose="happy" title={null} className={styles.owl} />,
      }),
    onError,
  })
  return (
    <Button
      kind="primary"
      loading={claim.isPending}
      aria-label={t.of(t.claim, goal.title)}
      onClick={() => claim.mutate({ params: { objectiveId: goal.id } })}
    >
      {t.claim}
    </Button>
  )
}

function AcceptButton({ goal }: { goal: Objective }) {
  const accept = useCall(acceptObjective, {
    onSuccess: () => void toast(t.accepted, { tone: 'ok' }),
    onError,
  })
  return (
    <Button
      kind="primary"
      loading={accept.isPending}
      aria-label={t.of(t.accept, goal.title)}
      onClick={() => accept.mutate({ params: { objectiveId: goal.id } })}
    >
      {t.accept}
    </Button>
  )
}

function ArchiveQuestion({ params, onClose }: { params: { objectiveId: number }; onClose: () => void }) {
  const archive = useCall(archiveObjective, {
    onSuccess: () => {
      toast(t.archived)
      onClose()
    },
    onError,
  })
  return (
    <Confirmation
      title={t.archiveTitle}
      action={t.archive}
      isBusy={archive.isPending}
      onClose={onClose}
      onAgree={() => archive.mutate({ params })}
    >
      <p>{t.archiveText}</p>
    </Confirmation>
  )
}
