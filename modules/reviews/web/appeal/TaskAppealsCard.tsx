import { Button, Chip, FormDialog, TextArea, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useId, useState } from 'react'
import { type Appeal, appealTextMax, type TaskAppeals } from '../../contract/index.ts'
import styles from './TaskAppealsCard.module.css'
import { t } from './ru.ts'

export interface TaskAppealsCardProps {
  /** `null` where there is nothing to appeal against. */
  appealing: TaskAppeals | null
  /** Of the room that owns the work. Rejects with the server’s sentence. */
  onFile: (text: string) => Promise<unknown>
}

/** Under a solved task: what was appealed and decided, and the way to appeal. */
export function TaskAppealsCard({ appealing, onFile }: TaskAppealsCardProps) {
  const you = useYou()
  const titleId = useId()
  if (!appealing) return null
  const { appeals, can, left, until } = appealing
  return (
    <section className={styles.appeals} aria-labelledby={titleId}>
      <h3 id={titleId}>{t.title}</h3>
      {appeals.length > 0 && (
        <ul className={`plain-list ${styles.list}`}>
          {appeals.map((appeal) => (
            <li key={appeal.id}>
              <Filed appeal={appeal} />
            </li>
          ))}
        </ul>
      )}
      {can.appeal && (
        <>
          {appeals.length === 0 && <p>{you(t.invite)}</p>}
          <div className={frame.row}>
            <FileAppeal title={appeals.length > 0 ? t.fileAgain : t.file} onFile={onFile} />
            <span className={frame.note}>
              {t.until(until)}, {t.left(left)}
            </span>
          </div>
        </>
      )}
    </section>
  )
}

const tones = { open: 'accent', accepted: 'ok', declined: 'warn' } as const

const Filed = ({ appeal }: { appeal: Appeal }) => (
  <div className={styles.appeal}>
    <p className={frame.row}>
      <Chip tone={tones[appeal.state]}>{t.states[appeal.state](appeal.gained)}</Chip>
      <span className={frame.note}>
        {appeal.decidedAt ? t.decidedAt(appeal.decidedAt) : t.filedAt(appeal.filedAt)}
      </span>
    </p>
    <p className={styles.words}>{appeal.text}</p>
    {appeal.words && (
      <>
        <h4>{t.words}</h4>
        <p className={styles.words}>{appeal.words}</p>
      </>
    )}
  </div>
)

function FileAppeal({ title, onFile }: { title: string; onFile: TaskAppealsCardProps['onFile'] }) {
  const you = useYou()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const over = text.trim().length - appealTextMax
  const problem = over > 0 ? you(t.tooLong(over)) : error

  const send = async () => {
    if (over > 0) return
    if (!text.trim()) return setError(you(t.empty))
    setBusy(true)
    try {
      await onFile(text.trim())
      setOpen(false)
      setText('')
      toast(t.sent, { tone: 'ok' })
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <FormDialog
        open={isOpen}
        size="m"
        title={t.dialogTitle}
        action={t.send}
        isBusy={isBusy}
        noValidate
        onClose={() => setOpen(false)}
        onSend={() => void send()}
      >
        <TextArea
          label={you(t.text)}
          hint={you(t.textHint)}
          rows={6}
          value={text}
          error={problem}
          onChange={(event) => {
            setText(event.target.value)
            setError(null)
          }}
        />
      </FormDialog>
    </>
  )
}
