import { useCall } from '@school/api-client'
import { Button, Checkbox, Dialog, TextArea, toast, useYou } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
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
  const formId = useId()
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
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!status || over > 0 || close.isPending) return
    const body = { status, answer: answer.trim(), everyone: isForEveryone }
    close.mutate({ params: { reportId: report.id }, body })
  }
  return (
    <Dialog
      open={status !== null}
      onClose={onClose}
      title={t.closing[status ?? 'fixed']}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" loading={close.isPending}>
            {t.close}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={send} noValidate>
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
      </form>
    </Dialog>
  )
}
