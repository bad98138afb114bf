import { useCall } from '@school/api-client'
import { Button, Card, Chip, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type CoachData, type CoachState, sendCoachData } from '../contract/index.ts'
import styles from './coaches.module.css'
import { t } from './ru.ts'

const tones = { draft: 'plain', on_check: 'warn', approved: 'ok', returned: 'bad' } as const

export const StateChip = ({ state }: { state: CoachState }) => (
  <Chip tone={tones[state]}>{t.states[state]}</Chip>
)

/** How far the check has come, and what is missing. */
export function StatusCard({ data: { state, sentAt, decision, gaps, can } }: { data: CoachData }) {
  const send = useCall(sendCoachData, {
    onSuccess: () => void toast(t.sent, { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  const isCommentShown = decision !== null && decision.comment !== '' && state !== 'on_check'
  return (
    <Card as="section" aria-label={t.states[state]} className={styles.card}>
      <p className={frame.row}>
        <StateChip state={state} />
        {sentAt && <span className={frame.note}>{t.sentAt(sentAt)}</span>}
      </p>
      <p>{t.stateTexts[state]}</p>
      {isCommentShown && (
        <div className={styles.part}>
          <span className={frame.note}>{t.said(decision.at)}</span>
          <p className={styles.words}>{decision.comment}</p>
        </div>
      )}
      {can.change && gaps.length > 0 && (
        <div>
          <p>{t.missing}</p>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{t.gaps[gap]}</li>
            ))}
          </ul>
        </div>
      )}
      {can.send && (
        <div>
          <Button kind="primary" loading={send.isPending} onClick={() => send.mutate({})}>
            {t.send}
          </Button>
        </div>
      )}
    </Card>
  )
}
