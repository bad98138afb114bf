import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../controls/Button.tsx'
import frame from '../layout/frame.module.css'
import { ru } from '../ru-rare.ts'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './props.ts'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'onClose'> {
  open?: boolean
  size?: DialogProps['size']
  /** What sending it does; `null` when there is nothing to send. */
  action: string | null
  tone?: 'primary' | 'danger'
  isBusy: boolean
  /** What is wrong is said by us, beside the fields, and not by the browser. */
  noValidate?: boolean
  onSend: () => void
  children: ReactNode
}

/** A window with a form: «Отмена» and what it does. */
export function FormDialog({
  open = true,
  size = 's',
  title,
  action,
  tone = 'primary',
  isBusy,
  noValidate = false,
  onClose,
  onSend,
  children,
}: FormDialogProps) {
  const formId = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSend()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size={size}
      footer={
        <>
          <Button onClick={onClose}>{ru.cancel}</Button>
          {action !== null && (
            <Button kind={tone} type="submit" form={formId} loading={isBusy}>
              {action}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={frame.section} noValidate={noValidate} onSubmit={send}>
        {children}
      </form>
    </Dialog>
  )
}
