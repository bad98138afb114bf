import { useCall } from '@school/api-client'
import { Button, Card, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { inviteToStage, type Journal, type JournalPupil } from '../../contract/index.ts'
import { t } from './ru.ts'

const shownNames = 12

const isAbsent = ({ state }: JournalPupil) => state === 'not_registered' || state === 'needs_trial'

/** Who has not entered or begun the stage, and one button that invites them. */
export function InvitePart({ journal: { id, state, schoolClassId, pupils } }: { journal: Journal }) {
  const invite = useCall(inviteToStage, {
    onSuccess: (invited) =>
      void toast(invited.pupils === 0 ? t.invitedToday : t.invited(invited), { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  const absent = pupils.filter(isAbsent)
  const idle = state === 'running' ? pupils.filter((pupil) => pupil.state === 'registered') : []
  const awaited = [...absent, ...idle]
  if (awaited.length === 0) return null
  return (
    <Card as="section" pad="l" aria-labelledby="invite" className={frame.section}>
      <h2 id="invite" className={frame.cardTitle}>
        {t.inviteAsk(absent.length, idle.length)}
      </h2>
      <p className={frame.cardText}>
        {t.names(
          awaited.slice(0, shownNames).map(({ name }) => name),
          awaited.length,
        )}
      </p>
      {awaited.some(({ can }) => can.remind) ? (
        <div>
          <Button
            kind="primary"
            loading={invite.isPending}
            onClick={() => invite.mutate({ params: { stageId: id }, body: { schoolClassId } })}
          >
            {t.invite}
          </Button>
        </div>
      ) : (
        <p className={frame.note}>{t.invitedToday}</p>
      )}
      <p className={frame.note}>{t.inviteHint}</p>
    </Card>
  )
}
