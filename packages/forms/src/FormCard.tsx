import { Button, Card, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormHandle } from './form.ts'
import { Form } from './Form.tsx'
import styles from './FormCard.module.css'
import { ru } from './ru.ts'

export interface FormCardProps<V extends FieldValues> {
  form: FormHandle<V>
  title: string
  /** Between the title and the fields. */
  note?: ReactNode
  children: ReactNode
}

/** One part of a page, saved by itself. */
export function FormCard<V extends FieldValues>({ form, title, note, children }: FormCardProps<V>) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={`${frame.section} ${styles.card}`}>
      <h2 id={id}>{title}</h2>
      {note}
      <Form
        form={form}
        className={frame.section}
        actions={
          <div>
            <Button type="submit" loading={form.isSending}>
              {ru.save}
            </Button>
          </div>
        }
      >
        {children}
      </Form>
    </Card>
  )
}

/** `onSent` of a form that stays where it is. */
export const saySaved = (): void => void toast(ru.saved, { tone: 'ok' })
