import { Button, Dialog, type DialogProps } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useAskBeforeClosing } from './ask-before-closing.tsx'
import { Form } from './Form.tsx'
import type { FormHandle } from './form.ts'
import { ru } from './ru.ts'

export interface FormDialogProps<V extends FieldValues> extends Pick<DialogProps, 'title' | 'onClose'> {
  form: FormHandle<V>
  /** For a form that outlives its dialog and keeps the input. Without it the form is discarded with the dialog, which asks first. */
  open?: boolean
  size?: DialogProps['size']
  /** What sending it does; `null` when there is nothing to send. */
  action: string | null
  tone?: 'primary' | 'danger'
  children: ReactNode
}

/** A window with a form: «Отмена» and what it does. */
export function FormDialog<V extends FieldValues>({
  form,
  open,
  size = 's',
  title,
  action,
  tone = 'primary',
  onClose,
  children,
}: FormDialogProps<V>) {
  const formId = useId()
  const asked = useAskBeforeClosing(form, onClose)
  const close = open === undefined ? asked.close : onClose
  return (
    <Dialog
      open={open ?? true}
      onClose={close}
      title={title}
      size={size}
      footer={
        <>
          <Button onClick={close}>{ru.cancel}</Button>
          {action !== null && (
            <Button kind={tone} type="submit" form={formId} loading={form.isSending}>
              {action}
            </Button>
          )}
        </>
      }
    >
      <Form form={form} id={formId} className={frame.section}>
        {children}
      </Form>
      {asked.question}
    </Dialog>
  )
}
