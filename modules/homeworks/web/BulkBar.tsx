import { Button, FormDialog, SelectInput, TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import type { ManagedHomework, MatrixPupil } from '../contract/managed.ts'
import styles from './BulkBar.module.css'
import { DaysField } from './DaysField.tsx'
import { MarkOptions } from './MarkOptions.tsx'
import { t } from './ru-teacher.ts'
import { useMatrixCalls } from './use-managing.ts'

export interface BulkBarProps {
  homework: ManagedHomework
  pupils: readonly MatrixPupil[]
  chosen: ReadonlySet<number>
  onChoose: (userIds: readonly number[]) => void
}

type Asked = 'extend' | 'mark' | 'return' | null

const notHandedIn: readonly MatrixPupil['state'][] = ['not_opened', 'in_progress', 'returned', 'missed']

/** What is done for several pupils at once; first of all, who they are. */
export function BulkBar({ homework, pupils, chosen, onChoose }: BulkBarProps) {
  const [asked, setAsked] = useState<Asked>(null)
  const own = pupils.filter(({ userId }) => chosen.has(userId))
  const hasTerm = homework.softDeadlineAt !== null || homework.hardDeadlineAt !== null
  const late = pupils.filter(({ state }) => notHandedIn.includes(state))
  const choose = (rows: readonly MatrixPupil[]) => onChoose(rows.map(({ userId }) => userId))
  const close = () => setAsked(null)
  const done = () => {
    close()
    onChoose([])
  }
  const markable = own.filter(({ can }) => can.mark)
  const returnable = own.filter(({ can }) => can.return)
  const isOpen = homework.state === 'running' || homework.state === 'scheduled' || homework.state === 'closed'
  if (own.length === 0)
    return (
      <div className={frame.row}>
        <span className={frame.note}>{t.bulkHint}</span>
        <Button size="s" onClick={() => choose(pupils)}>
          {t.chooseAll}
        </Button>
        {late.length > 0 && late.length < pupils.length && (
          <Button size="s" onClick={() => choose(late)}>
            {t.chooseLate(late.length)}
          </Button>
        )}
      </div>
    )
  const form = { homework, onClose: close, onDone: done }
  return (
    <section className={styles.bar} aria-label={t.bulk}>
      <strong role="status">{t.bulkChosen(own.length)}</strong>
      {isOpen && hasTerm && <Button onClick={() => setAsked('extend')}>{t.extend}</Button>}
      {markable.length > 0 && <Button onClick={() => setAsked('mark')}>{t.bulkMark(markable.length)}</Button>}
      {returnable.length > 0 && (
        <Button onClick={() => setAsked('return')}>{t.bulkReturn(returnable.length)}</Button>
      )}
      <Button kind="quiet" onClick={() => onChoose([])}>
        {t.bulkClear}
      </Button>
      {asked === 'extend' && <ExtendForm {...form} pupils={own} />}
      {asked === 'mark' && <MarkForm {...form} pupils={markable} />}
      {asked === 'return' && <ReturnForm {...form} pupils={returnable} />}
    </section>
  )
}

interface FormProps {
  homework: ManagedHomework
  pupils: readonly MatrixPupil[]
  onClose: () => void
  onDone: () => void
}

const idsOf = (pupils: readonly MatrixPupil[]) => pupils.map(({ userId }) => userId)

const said = (words: string, onDone: () => void) => ({
  onSuccess: () => {
    toast(words, { tone: 'ok' })
    onDone()
  },
})

function ExtendForm({ homework, pupils, onClose, onDone }: FormProps) {
  const [days, setDays] = useState('1')
  const { extend } = useMatrixCalls(homework.id)
  const send = () =>
    extend.mutate(
      {
        params: { homeworkId: homework.id },
        body: { target: 'users', userIds: idsOf(pupils), days: Number(days) },
      },
      said(t.extended, onDone),
    )
  return (
    <FormDialog
      title={t.bulkExtendTitle(pupils.length)}
      action={t.extend}
      isBusy={extend.isPending}
      onClose={onClose}
      onSend={send}
    >
      <DaysField value={days} onChange={setDays} />
    </FormDialog>
  )
}

function MarkForm({ homework, pupils, onClose, onDone }: FormProps) {
  const [mark, setMark] = useState('5')
  const calls = useMatrixCalls(homework.id)
  const send = () =>
    calls.mark.mutate(
      {
        params: { homeworkId: homework.id },
        body: { userIds: idsOf(pupils), mark: mark === '' ? null : Number(mark) },
      },
      said(t.markSaved, onDone),
    )
  return (
    <FormDialog
      title={t.bulkMarkTitle(pupils.length)}
      action={t.saveMark}
      isBusy={calls.mark.isPending}
      onClose={onClose}
      onSend={send}
    >
      <SelectInput label={t.markField} value={mark} onChange={(event) => setMark(event.currentTarget.value)}>
        <MarkOptions />
      </SelectInput>
    </FormDialog>
  )
}

function ReturnForm({ homework, pupils, onClose, onDone }: FormProps) {
  const [comment, setComment] = useState('')
  const { giveBack } = useMatrixCalls(homework.id)
  const send = () =>
    giveBack.mutate(
      { params: { homeworkId: homework.id }, body: { userIds: idsOf(pupils), comment } },
      said(t.bulkReturned(pupils.length), onDone),
    )
  return (
    <FormDialog
      title={t.bulkReturnTitle(pupils.length)}
      action={t.returnCopy}
      isBusy={giveBack.isPending}
      onClose={onClose}
      onSend={send}
    >
      <p className={frame.note}>{t.returnHint}</p>
      <TextArea
        label={t.comment}
        hint={t.bulkCommentHint}
        optional
        rows={3}
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
