import type { ProfileUpdate } from '@school/accounts/contract'
import { updateProfile } from '@school/accounts/contract'
import { Form, type FormHandle, useForm } from '@school/forms'
import { Button, Card, toast } from '@school/ui'
import { type ReactNode, useId } from 'react'
import { t } from './ru.ts'
import styles from './profile.module.css'

type Body = ProfileUpdate['user']

export interface SectionFormProps<V extends object> {
  title: string
  note?: ReactNode
  values: V
  /** What of the payload the section is. */
  body: (values: V) => Body
  /** Fields at which refusals of others are shown, by the names of the payload. */
  places?: Readonly<Record<string, string>>
  children: (form: FormHandle<V & Record<string, unknown>>) => ReactNode
}

/** One part of the profile, saved by itself. */
export function SectionForm<V extends object>({
  title,
  note,
  values,
  body,
  places = {},
  children,
}: SectionFormProps<V>) {
  const id = useId()
  const form = useForm<typeof updateProfile, V & Record<string, unknown>>(updateProfile, {
    values: values as V & Record<string, unknown>,
    body: (typed: V) => ({ user: body(typed) }),
    places,
    onSent: () => void toast(t.saved, { tone: 'ok' }),
  } as never)
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{title}</h2>
      {note}
      <Form
        form={form}
        className={styles.form}
        actions={
          <div>
            <Button type="submit" loading={form.isSending}>
              {t.save}
            </Button>
          </div>
        }
      >
        {children(form)}
      </Form>
    </Card>
  )
}
