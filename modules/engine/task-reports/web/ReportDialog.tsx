import { FormDialog, useForm } from '@school/forms'
import { Choices, Radio, TextArea, useYou } from '@school/ui'
import { maxReportLength, type OwnReport, reportKinds, reportTask } from '../contract/index.ts'
import styles from './ReportTask.module.css'
import { t } from './ru.ts'

export interface ReportDialogProps {
  taskId: number
  variant: number | null
  isOpen: boolean
  onClose: () => void
  onReported: (report: OwnReport) => void
}

/** The typed text stays when the dialog is closed and when sending fails. */
export function ReportDialog({ taskId, variant, isOpen, onClose, onReported }: ReportDialogProps) {
  const you = useYou()
  const form = useForm(reportTask, {
    params: { taskId },
    values: { kind: null, text: '' },
    body: (values) => ({ ...values, variant }),
    check: ({ kind, text }) => {
      const over = (text ?? '').trim().length - maxReportLength
      return {
        kind: kind === null ? you(t.chooseKind) : null,
        text: over > 0 ? you(t.tooLong(over)) : null,
      }
    },
    onSent: (report) => {
      form.reset()
      onReported(report)
    },
  })
  return (
    <FormDialog form={form} open={isOpen} title={t.title} action={t.send} onClose={onClose}>
      <Choices legend={t.kind} error={form.error('kind')}>
        <div className={styles.kinds}>
          {reportKinds.map((one) => (
            <Radio key={one} label={t.kinds[one]} {...form.radio('kind', one)} />
          ))}
        </div>
      </Choices>
      <TextArea label={you(t.text)} hint={you(t.textHint)} optional {...form.text('text')} />
    </FormDialog>
  )
}
