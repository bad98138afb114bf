import { Form, type FormHandle, useForm } from '@school/forms'
import { Button, Card, toast } from '@school/ui'
import { type ReactNode, useId } from 'react'
import type * as z from 'zod'
import { updateCoachData } from '../contract/index.ts'
import styles from './coaches.module.css'
import { t } from './ru.ts'

type Body = z.input<typeof updateCoachData.body>

export interface DataCardProps<V extends object> {
  title: string
  values: V
  /** What of the data the card is. */
  body: (values: V) => Body
  children: (form: FormHandle<V & Record<string, unknown>>) => ReactNode
}

/** One part of the data, saved by itself. */
export function DataCard<V extends object>({ title, values, body, children }: DataCardProps<V>) {
  const id = useId()
  const form = useForm<typeof updateCoachData, V & Record<string, unknown>>(updateCoachData, {
    values: values as V & Record<string, unknown>,
    body,
    onSent: () => void toast(t.saved, { tone: 'ok' }),
  } as never)
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{title}</h2>
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
