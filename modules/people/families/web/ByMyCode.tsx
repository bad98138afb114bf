import { Form, useForm } from '@school/forms'
import { Button } from '@school/ui'
import { useState } from 'react'
import { type ConsentKind, type MadeCode, makeParentCode } from '../contract/index.ts'
import { CodeCard } from './CodeCard.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import styles from './family.module.css'
import { t } from './ru-new.ts'

/** A code for the child, with what will be agreed to when the child has typed it. */
export function ByMyCode() {
  const [made, setMade] = useState<MadeCode | null>(null)
  const form = useForm(makeParentCode, {
    values: { consents: [] as ConsentKind[] },
    onSent: (reply) => setMade(reply),
  })
  if (made)
    return (
      <CodeCard
        label={t.myCode}
        code={made.code}
        note={t.until(made.expiresAt)}
        copy={t.copyLink}
        copied={t.copied}
        text={new URL(made.url ?? '', location.origin).href}
      />
    )
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <div>
          <Button type="submit" loading={form.isSending}>
            {t.makeCode}
          </Button>
        </div>
      }
    >
      <ConsentFields fieldOf={(kind) => form.member('consents', kind)} error={form.error('consents')} />
    </Form>
  )
}
