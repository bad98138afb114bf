import { Button, Dialog, TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type FormEvent, type ReactNode, useId } from 'react'
import { t } from './ru-teacher.ts'

export interface FormDialogProps {
  open?: boolean
  title: string
  /** `null` when there is nothing to send. */
  action: string | null
  isBusy: boolean
  onClose: () => void
  onSend: () => void
  children: ReactNode
}

/** A window with a form: «Отмена» and what it does. */
export function FormDialog({
  open = true,
  title,
  action,
  isBusy,
  onClose,
  onSend,
  children,
}: FormDialogProps) {
  const formId = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          {action !== null && (
            <Button kind="primary" type="submit" form={formId} loading={isBusy}>
              {action}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={frame.section} onSubmit={send}>
        {children}
      </form>
    </Dialog>
  )
}

/** By how many days a term is put off. */
export const DaysField = ({ value, onChange }: { value: string; onChange: (days: string) => void }) => (
  <TextInput
    type="number"
    min={1}
    max={60}
    required
    inputMode="numeric"
    label={t.extendDays}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
