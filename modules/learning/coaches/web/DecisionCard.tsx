import { Form, useForm } from '@school/forms'
import { Button, Card, Confirmation, TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useRef, useState } from 'react'
import { type CheckedCoach, decideCoach, longestComment } from '../contract/index.ts'
import styles from './coaches.module.css'
import { t } from './ru.ts'

/** Approving opens something to a person, so that it is asked about; the words stay while it is. */
export function DecisionCard({ coach: { coachId, sentAt, decisions } }: { coach: CheckedCoach }) {
  const [isAsking, setAsking] = useState(false)
  const isApproved = useRef(false)
  const wasApproved = decisions.some((decision) => decision.isApproved)
  const form = useForm<typeof decideCoach, { comment: string }>(decideCoach, {
    params: { coachId },
    values: { comment: '' },
    body: ({ comment }) => ({ comment, isApproved: isApproved.current, sentAt: sentAt! }),
    onSent: () => {
      setAsking(false)
      toast(t.decided, { tone: 'ok' })
    },
  })
  const decide = (approved: boolean) => {
    isApproved.current = approved
    void form.send()
    setAsking(false)
  }
  return (
    <Card as="section" aria-labelledby="coach-decision" className={styles.card}>
      <h2 id="coach-decision">{t.decision}</h2>
      <Form
        form={form}
        className={frame.section}
        actions={
          <div className={frame.row}>
            <Button kind="primary" onClick={() => setAsking(true)}>
              {t.approve}
            </Button>
            <Button loading={form.isSending} onClick={() => decide(false)}>
              {t.giveBack}
            </Button>
          </div>
        }
      >
        <TextArea
          label={t.comment}
          hint={t.commentHint}
          maxLength={longestComment}
          {...form.text('comment')}
        />
      </Form>
      <Confirmation
        open={isAsking}
        title={t.approveTitle}
        action={t.approve}
        isBusy={form.isSending}
        onAgree={() => decide(true)}
        onClose={() => setAsking(false)}
      >
        <p>{wasApproved ? t.approveTextAgain : t.approveText}</p>
      </Confirmation>
    </Card>
  )
}
