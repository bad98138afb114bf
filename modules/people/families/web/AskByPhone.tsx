import { Form, type FormHandle, useForm } from '@school/forms'
import { Button, TextInput } from '@school/ui'
import { askParentByPhone } from '../contract/index.ts'
import styles from './family.module.css'
import { t } from './ru-child.ts'

export function AskByPhone({ askedPhone }: { askedPhone: string | null }) {
  const form: FormHandle<{ phone: string | null }> = useForm(askParentByPhone, {
    values: { phone: '' as string | null },
    onSent: () => form.reset(),
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
