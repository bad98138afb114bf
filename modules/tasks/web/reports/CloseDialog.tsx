import { useCall } from '@school/api-client'
import { Checkbox, FormDialog, TextArea, toast, useYou } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { closeReport, listReports, maxReportAnswerLength, type TaskReport } from '../../contract/index.ts'
import styles from './ReportTask.module.css'
import { t } from './ru.ts'

export type ClosingStatus = 'fixed' | 'declined'

export interface CloseDialogProps {
  report: TaskReport
  /** `null` while nobody asks. */
  status: ClosingStatus | null
  onClose: () => void
}

/** The words that the reporter will read. */
export function CloseDialog({ report, status, onClose }: CloseDialogProps) {
  const you = useYou()
  const client = useQueryClient()
  const [answer, setAnswer] = useState('')
  const [isForEveryone, setForEveryone] = useState(false)
  const over = answer.trim().length - maxReportAnswerLength
  const close = useCall(closeReport, {
    onSuccess: () => {
      onClose()
      toast(t.answered, { tone: 'ok' })
      void client.invalidateQueries({ queryKey: [listReports.name] })
    },
  })
  const send = () => {
    if (!status || over > 0) return
    const body = { status, answer: answer.trim(), everyone: isForEveryone }
    close.mutate({ params: { reportId: report.id }, body })
  }
  return (
    <FormDialog
      open={status !== null}
      title={t.closing[status ?? 'fixed']}
      action={t.close}
      isBusy={close.isPending}
      noValidate
      onClose={onClose}
      onSend={send}
    >
      <TextArea
        label={t.answer}
        hint={t.answerHint}
        value={answer}
        error={over > 0 ? you(t.tooLong(over)) : null}
        onChange={(event) => setAnswer(event.target.value)}
      />
      {report.openOfTask > 1 && (
        <Checkbox
          label={t.everyone(report.openOfTask)}
          checked={isForEveryone}
          onChange={(event) => setForEveryone(event.target.checked)}
        />
      )}
      <p role="alert" className={styles.problem}>
        {close.error?.message}
      </p>
    </FormDialog>
  )
}
