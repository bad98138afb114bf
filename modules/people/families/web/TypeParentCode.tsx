import { Form, useCodeFromAddress, useForm } from '@school/forms'
import { Button, TextInput } from '@school/ui'
import { takeParentCode } from '../contract/index.ts'
import styles from './family.module.css'
import { t } from './ru-child.ts'

export function TypeParentCode({ onCode }: { onCode: (userId: number, code: string) => void }) {
  const form = useForm(takeParentCode, {
    values: { code: '' },
    onSent: ({ userId }, { code }) => onCode(userId, code ?? ''),
  })
  useCodeFromAddress((code) => form.set('code', code))
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <div>
          <Button type="submit" loading={form.isSending}>
            {t.check}
          </Button>
        </div>
      }
    >
      <TextInput
        label={t.codeField}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.text('code')}
      />
    </Form>
  )
}
