import { Choices, FormDialog, Radio, TextArea, useYou } from '@school/ui'
import { useId, useState } from 'react'
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
  const name = useId()
  const [isIncomplete, setIncomplete] = useState(false)
  const over = text.trim().length - maxReportLength
  const send = () => {
    setIncomplete(kind === null)
    if (kind !== null && over <= 0) onSend(kind)
  }
  return (
    <FormDialog
      open={isOpen}
      title={t.title}
      action={t.send}
      isBusy={isBusy}
      noValidate
      onClose={onClose}
      onSend={send}
    >
      <Choices legend={t.kind} error={isIncomplete && kind === null ? you(t.chooseKind) : null}>
        <div className={styles.kinds}>
          {reportKinds.map((one) => (
            <Radio
              key={one}
              name={name}
              label={t.kinds[one]}
              checked={kind === one}
              onChange={() => onKind(one)}
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
    </FormDialog>
  )
}
