import { Form, useForm } from '@school/forms'
import { link, site } from '@school/routes'
import { Button, Card, PageHeader, PasswordInput, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { changePassword, type User } from '../../contract/index.ts'
import styles from '../account.module.css'
import { PasswordMeter } from '../PasswordMeter.tsx'
import { t } from '../ru-password.ts'

export interface PasswordScreenProps {
  user: User
  /** Where to go when it is changed: `null` is the account, a page is one where more is asked for. */
  onChanged: (nextStep: string | null) => void
}

export function PasswordScreen({ user, onChanged }: PasswordScreenProps) {
  const you = useYou()
  const form = useForm(changePassword, {
    values: { user: { currentPassword: '', password: '' } },
    onSent: ({ nextStep }) => {
      toast(t.saved, { tone: 'ok' })
      onChanged(nextStep)
    },
  })
  return (
    <div className={frame.page}>
      <PageHeader
        crumbs={[{ title: t.back, to: link(site.user.account) }, { title: t.title }]}
        title={t.title}
        lead={you(t.lead)}
      />
      <Card className={styles.narrow}>
        <Form
          form={form}
          className={styles.form}
          actions={
            <div>
              <Button type="submit" kind="primary" loading={form.isSending}>
                {t.save}
              </Button>
            </div>
          }
        >
          {/* A password manager learns by it whose password this is. */}
          <input
            type="text"
            autoComplete="username"
            value={user.email ?? ''}
            readOnly
            hidden
            aria-hidden="true"
            tabIndex={-1}
          />
          <PasswordInput
            label={t.current}
            autoComplete="current-password"
            {...form.text('user.currentPassword')}
          />
          <PasswordInput
            label={t.next}
            hint={t.nextHint}
            autoComplete="new-password"
            {...form.text('user.password')}
          />
          <PasswordMeter password={form.value('user.password') ?? ''} />
        </Form>
      </Card>
    </div>
  )
}
