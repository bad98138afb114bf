import { useCall } from '@school/api-client'
import { Form, useForm } from '@school/forms'
import { link, site } from '@school/routes'
import { addDays, dayIn } from '@school/texts'
import { Button, Card, SharedLink, TextInput, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ProgressShare, revokeProgressShare, shareProgress } from '../contract/index.ts'
import { progressShareQuery } from './queries.ts'
import { t } from './ru-sharing.ts'

const usualDays = 30

/** Making a link to one's own progress, moving its end, revoking it. */
export function ShareProgressCard({ userId, today }: { userId: number; today: string }) {
  const you = useYou()
  const { share } = useSuspenseQuery(progressShareQuery).data
  const form = useForm(shareProgress, {
    values: { endsOn: share ? dayIn(share.endsAt) : addDays(today, usualDays) },
    onSent: () => toast(share ? t.moved : t.made, { tone: 'ok' }),
  })
  return (
    <Card as="section" aria-labelledby="share" className={frame.section}>
      <h2 id="share">{t.title}</h2>
      <p>{t.text}</p>
      {share && <WorkingLink share={share} userId={userId} />}
      <Form
        form={form}
        className={frame.row}
        actions={
          <Button type="submit" kind={share ? 'secondary' : 'primary'} loading={form.isSending}>
            {share ? t.move : t.make}
          </Button>
        }
      >
        <TextInput type="date" label={t.ends} hint={you(t.endsHint)} {...form.text('endsOn')} />
      </Form>
    </Card>
  )
}

function WorkingLink({ share: { token, endsAt }, userId }: { share: ProgressShare; userId: number }) {
  const revoke = useCall(revokeProgressShare, {
    onSuccess: () => toast(t.revoked),
    onError: ({ message }) => toast(message, { tone: 'bad' }),
  })
  return (
    <SharedLink
      path={link(site.user.sharedProgress, { user_id: userId, token })}
      label={t.link}
      hint={t.until(endsAt)}
      isRevoking={revoke.isPending}
      onRevoke={() => revoke.mutate({ params: { progressToken: token } })}
    />
  )
}
