import { FormDialog, type Sender, useSharedForm } from '@school/forms'
import { Button, Chip, TextArea, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useId, useState } from 'react'
import { type Appeal, appealTextMax, type TaskAppeals } from '../../contract/index.ts'
import styles from './TaskAppealsCard.module.css'
import { t } from './ru.ts'

export interface TaskAppealsCardProps {
  /** `null` when there is no appeal and none can be filed. */
  appealing: TaskAppeals | null
  /** Call of the module that owns the work. Rejects with the message of the server. */
  onFile: Sender<{ text: string }, unknown>
  /** Attempt and task, as an identifier in code. */
  about: string
}

/** Shown under a solved task: appeals with decisions, and the form of a new one. */
export function TaskAppealsCard({ appealing, onFile, about }: TaskAppealsCardProps) {
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
            <FileAppeal title={appeals.length > 0 ? t.fileAgain : t.file} onFile={onFile} about={about} />
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

type FileAppealProps = { title: string } & Pick<TaskAppealsCardProps, 'onFile' | 'about'>

function FileAppeal({ title, onFile, about }: FileAppealProps) {
  const you = useYou()
  const [isOpen, setOpen] = useState(false)
  const form = useSharedForm(onFile, {
    about: `appeal ${about}`,
    values: { text: '' },
    check: ({ text }) => {
      const over = (text ?? '').trim().length - appealTextMax
      return { text: over > 0 ? you(t.tooLong(over)) : text?.trim() ? null : you(t.empty) }
    },
    onSent: () => {
      setOpen(false)
      form.reset()
      toast(t.sent, { tone: 'ok' })
    },
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <FormDialog
        form={form}
        open={isOpen}
        size="m"
        title={t.dialogTitle}
        action={t.send}
        onClose={() => setOpen(false)}
      >
        <TextArea label={you(t.text)} hint={you(t.textHint)} rows={6} {...form.text('text')} />
      </FormDialog>
    </>
  )
}
