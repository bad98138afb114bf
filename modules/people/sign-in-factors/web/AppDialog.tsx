import { FormDialog, useForm } from '@school/forms'
import { Accordion, Button, Checkbox, IconCopy, TextInput, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { QrPicture } from '@school/ui/qr'
import { type AppSetup, confirmApp, type FactorAdded } from '../contract/index.ts'
import styles from './factors.module.css'
import { t } from './ru.ts'

export interface AppDialogProps {
  setup: AppSetup
  onAdded: (added: FactorAdded) => void
  onClose: () => void
}

/** The picture for the camera, and the first code that comes of it. */
export function AppDialog({ setup: { setup, secret, address, qr }, onAdded, onClose }: AppDialogProps) {
  const you = useYou()
  const form = useForm(confirmApp, {
    values: { setup, code: '', endsOthers: false },
    onSent: (added) => {
      toast(t.appAdded, { tone: 'ok' })
      onAdded(added)
    },
  })
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => toast(t.copied, { tone: 'ok' }),
      () => {},
    )
  return (
    <FormDialog form={form} size="m" title={t.connectTitle} action={t.connect} onClose={onClose}>
      <p>{you(t.scan)}</p>
      <QrPicture qr={qr} label={t.qr} className={styles.qr} />
      <Accordion title={t.byHand}>
        <div className={frame.section}>
          <p>
            <a href={address}>{t.openApp}</a>
          </p>
          <p>{you(t.secretLead)}</p>
          <p className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
          <div className={frame.row}>
            <Button size="s" icon={<IconCopy aria-hidden="true" />} onClick={copy}>
              {t.copySecret}
            </Button>
          </div>
        </div>
      </Accordion>
      <TextInput
        label={t.firstCode}
        hint={t.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.code}
        {...form.text('code')}
      />
      <Checkbox label={t.endsOthers} {...form.check('endsOthers')} />
    </FormDialog>
  )
}
