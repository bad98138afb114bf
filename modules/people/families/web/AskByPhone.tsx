import { Form, type FormHandle, useForm } from '@school/forms'
import { Button, TextInput } from '@school/ui'
import { askParentByPhone, type OwnFamily } from '../contract/index.ts'
import styles from './family.module.css'
import { t } from './ru-child.ts'

type AskByPhoneProps = Pick<OwnFamily, 'askedPhone' | 'parentPhone'>

export function AskByPhone({ askedPhone, parentPhone }: AskByPhoneProps) {
  const form: FormHandle<{ phone: string | null }> = useForm(askParentByPhone, {
    values: { phone: askedPhone === null ? parentPhone : '' },
    onSent: () => form.reset({ phone: '' }),
  })
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <div>
          <Button type="submit" loading={form.isSending}>
            {t.send}
          </Button>
        </div>
      }
    >
      {askedPhone && (
        <p role="status" className={styles.note}>
          {t.sent(askedPhone)}
        </p>
      )}
      <TextInput label={t.phoneField} type="tel" autoComplete="off" {...form.text('phone')} />
    </Form>
  )
}
