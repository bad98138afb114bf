import { useCall } from '@school/api-client'
import { Form, useForm } from '@school/forms'
import { dayIn, nonBreaking } from '@school/texts'
import { Button, Card, SharedLink, TextInput, toast, useYou } from '@school/ui'
import { type ExamResults, type ResultShare, revokeExamShare, shareExamResults } from '../contract/index.ts'
import { sharedAt } from './addresses.ts'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'
import styles from './ShareCard.module.css'

/** The day of the end in the school's zone, as a field of a date takes it. */
const dayOf = (endsAt: string | null): string =>
  endsAt === null ? '' : dayIn(new Date(Date.parse(endsAt) - 1))

/** Making a link to the results, moving its end, revoking it. */
export function ShareCard({ results: { rehearsal, attemptNumber, share } }: { results: ExamResults }) {
  const you = useYou()
  const form = useForm(shareExamResults, {
    params: { examRehearsalId: rehearsal.id },
    values: { attemptNumber, endsOn: dayOf(share?.endsAt ?? null) },
    body: ({ endsOn }) => ({ attemptNumber, endsOn: endsOn || null }),
    onSent: () => toast(share ? t.shareMoved : t.shareMade, { tone: 'ok' }),
  })
  return (
    <Card as="section" aria-labelledby="share" className={frame.section}>
      <h2 id="share">{t.shareTitle}</h2>
      <p>{nonBreaking(t.shareText)}</p>
      {share && <WorkingLink share={share} rehearsalId={rehearsal.id} />}
      <Form
        form={form}
        className={styles.form}
        actions={
          <Button type="submit" kind={share ? 'secondary' : 'primary'} loading={form.isSending}>
            {share ? t.shareMove : t.shareMake}
          </Button>
        }
      >
        <TextInput type="date" label={t.shareEnds} hint={you(t.shareEndsHint)} {...form.text('endsOn')} />
      </Form>
    </Card>
  )
}

function WorkingLink({ share, rehearsalId }: { share: ResultShare; rehearsalId: number }) {
  const you = useYou()
  const revoke = useCall(revokeExamShare, {
    onSuccess: () => toast(t.shareRevoked),
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  return (
    <SharedLink
      path={sharedAt(share.ulid)}
      label={t.shareLink}
      hint={share.endsAt ? t.shareUntil(share.endsAt) : you(t.shareForever)}
      isRevoking={revoke.isPending}
      onRevoke={() => revoke.mutate({ params: { examRehearsalId: rehearsalId, ulid: share.ulid } })}
    />
  )
}
