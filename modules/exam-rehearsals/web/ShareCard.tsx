import { useCall } from '@school/api-client'
import { Form, useForm } from '@school/forms'
import { dayIn, nonBreaking } from '@school/texts'
import { Button, ButtonLink, Card, Confirmation, IconCopy, TextInput, toast, useYou } from '@school/ui'
import { useState, useSyncExternalStore } from 'react'
import { type ExamResults, type ResultShare, revokeExamShare, shareExamResults } from '../contract/index.ts'
import { sharedAt } from './addresses.ts'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'
import styles from './ShareCard.module.css'

const never = () => () => undefined
/** The server does not know by which name the browser calls it: the origin is added in the browser. */
const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )

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
  const url = useOrigin() + sharedAt(share.ulid)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const revoke = useCall(revokeExamShare, {
    onSuccess: () => {
      close()
      toast(t.shareRevoked)
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(t.shareCopied, { tone: 'ok' })
    } catch {
      toast(you(t.shareNotCopied), { tone: 'bad' })
    }
  }
  return (
    <div className={styles.link}>
      <TextInput
        label={t.shareLink}
        hint={share.endsAt ? t.shareUntil(share.endsAt) : you(t.shareForever)}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
          {t.shareCopy}
        </Button>
        <ButtonLink to={sharedAt(share.ulid)}>{t.shareOpen}</ButtonLink>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t.shareRevoke}
        </Button>
      </div>
      <Confirmation
        open={isAsking}
        title={t.revokeTitle}
        action={t.shareRevoke}
        cancel={t.keep}
        isBusy={revoke.isPending}
        onClose={close}
        onAgree={() => revoke.mutate({ params: { examRehearsalId: rehearsalId, ulid: share.ulid } })}
      >
        <p>{t.revokeText}</p>
      </Confirmation>
    </div>
  )
}
