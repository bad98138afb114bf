import { Button, Choices, Dialog, Radio, TextArea, useYou } from '@school/ui'
import { type FormEvent, useId, useState } from 'react'
import { maxReportLength, type ReportKind, reportKinds } from '../../contract/index.ts'
import styles from './ReportTask.module.css'
import { t } from './ru.ts'

export interface ReportDialogProps {
  isOpen: boolean
  kind: ReportKind | null
  text: string
  isBusy: boolean
  /** What is typed stays: a failure loses nothing. */
  error: string | null
  onKind: (kind: ReportKind) => void
  onText: (text: string) => void
  onClose: () => void
  onSend: (kind: ReportKind) => void
}

export function ReportDialog(props: ReportDialogProps) {
  const you = useYou()
  const { isOpen, kind, text, isBusy, error, onKind, onText, onClose, onSend } = props
  const formId = useId()
  const [isIncomplete, setIncomplete] = useState(false)
  const over = text.trim().length - maxReportLength
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIncomplete(kind === null)
    if (kind !== null && over <= 0 && !isBusy) onSend(kind)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t.title}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" loading={isBusy}>
            {t.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={send} noValidate>
        <Choices legend={t.kind} error={isIncomplete && kind === null ? you(t.chooseKind) : null}>
          <div className={styles.kinds}>
            {reportKinds.map((name) => (
              <Radio
                key={name}
                name={`${formId}-kind`}
                label={t.kinds[name]}
                checked={kind === name}
                onChange={() => onKind(name)}
              />
            ))}
          </div>
        </Choices>
        <TextArea
          label={you(t.text)}
          hint={you(t.textHint)}
          optional
          value={text}
          error={over > 0 ? you(t.tooLong(over)) : null}
          onChange={(event) => onText(event.target.value)}
        />
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      </form>
    </Dialog>
  )
}
