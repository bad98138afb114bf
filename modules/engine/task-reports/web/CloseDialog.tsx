import { FormDialog, useForm } from '@school/forms'
import { Checkbox, TextArea, toast, useYou } from '@school/ui'
import { closeReport, maxReportAnswerLength, type TaskReport } from '../contract/index.ts'
import { t } from './ru.ts'

export type ClosingStatus = 'fixed' | 'declined'

export interface CloseDialogProps {
  report: TaskReport
  /** `null` while the dialog is closed. */
  status: ClosingStatus | null
  onClose: () => void
}

/** The message for the reporter. */
export function CloseDialog({ report, status, onClose }: CloseDialogProps) {
  const you = useYou()
  const form = useForm(closeReport, {
    params: { reportId: report.id },
    values: { status, answer: '', everyone: false },
    body: (values) => ({ ...values, status }),
    check: ({ answer }) => {
      const over = (answer ?? '').trim().length - maxReportAnswerLength
      return { answer: over > 0 ? you(t.tooLong(over)) : null }
    },
    onSent: () => {
      onClose()
      toast(t.answered, { tone: 'ok' })
    },
  })
  return (
    <FormDialog
      form={form}
      open={status !== null}
      title={t.closing[status ?? 'fixed']}
      action={t.close}
      onClose={onClose}
    >
      <TextArea label={t.answer} hint={t.answerHint} {...form.text('answer')} />
      {report.openOfTask > 1 && (
        <Checkbox label={t.everyone(report.openOfTask)} {...form.check('everyone')} />
      )}
    </FormDialog>
  )
}
