import { KeptComments } from '@school/reviews/web'
import { FormDialog, useForm } from '@school/forms'
import { Button, SelectInput, TextArea, toast } from '@school/ui'
import { useState } from 'react'
import type { ManagedHomework } from '@school/assigning/contract'
import frame from '@school/ui/frame.module.css'
import { extendDeadline, returnCopies, setMarks } from '../contract/endpoints.ts'
import type { Matrix, MatrixPupil } from '../contract/results.ts'
import { DaysField, MarkOptions } from './fields.tsx'
import { useMatrix } from './use-managing.ts'
import { t } from './ru.ts'
import styles from './BulkBar.module.css'

export interface BulkBarProps {
  homework: ManagedHomework
  pupils: readonly MatrixPupil[]
  chosen: ReadonlySet<number>
  onChoose: (userIds: readonly number[]) => void
}

type OpenDialog = 'extend' | 'mark' | 'return' | null

const notHandedIn: readonly MatrixPupil['state'][] = ['not_opened', 'in_progress', 'returned', 'missed']

/** Bulk actions for several pupils, with their names first. */
export function BulkBar({ homework, pupils, chosen, onChoose }: BulkBarProps) {
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const own = pupils.filter(({ userId }) => chosen.has(userId))
  const hasTerm = homework.softDeadlineAt !== null || homework.hardDeadlineAt !== null
  const late = pupils.filter(({ state }) => notHandedIn.includes(state))
  const choose = (rows: readonly MatrixPupil[]) => onChoose(rows.map(({ userId }) => userId))
  const close = () => setDialog(null)
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
      {isOpen && hasTerm && <Button onClick={() => setDialog('extend')}>{t.extend}</Button>}
      {markable.length > 0 && (
        <Button onClick={() => setDialog('mark')}>{t.bulkMark(markable.length)}</Button>
      )}
      {returnable.length > 0 && (
        <Button onClick={() => setDialog('return')}>{t.bulkReturn(returnable.length)}</Button>
      )}
      <Button kind="quiet" onClick={() => onChoose([])}>
        {t.bulkClear}
      </Button>
      {dialog === 'extend' && <ExtendForm {...form} pupils={own} />}
      {dialog === 'mark' && <MarkForm {...form} pupils={markable} />}
      {dialog === 'return' && <ReturnForm {...form} pupils={returnable} />}
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

/** After a successful form: updates the matrix and shows a message. */
function useTaken({ homework, onDone }: FormProps, words: string) {
  const put = useMatrix(homework.id)
  return {
    params: { homeworkId: homework.id },
    onSent: (matrix: Matrix) => {
      put(matrix)
      toast(words, { tone: 'ok' })
      onDone()
    },
  }
}

function ExtendForm(props: FormProps) {
  const { pupils, onClose } = props
  const form = useForm(extendDeadline, {
    ...useTaken(props, t.extended),
    values: { target: 'users', userIds: idsOf(pupils), days: 1 },
  })
  return (
    <FormDialog form={form} title={t.bulkExtendTitle(pupils.length)} action={t.extend} onClose={onClose}>
      <DaysField {...form.number('days')} />
    </FormDialog>
  )
}

function MarkForm(props: FormProps) {
  const { pupils, onClose } = props
  const form = useForm(setMarks, {
    ...useTaken(props, t.markSaved),
    values: { userIds: idsOf(pupils), mark: 5 },
  })
  return (
    <FormDialog form={form} title={t.bulkMarkTitle(pupils.length)} action={t.saveMark} onClose={onClose}>
      <SelectInput label={t.markField} {...form.number('mark')}>
        <MarkOptions />
      </SelectInput>
    </FormDialog>
  )
}

function ReturnForm(props: FormProps) {
  const { pupils, onClose } = props
  const form = useForm(returnCopies, {
    ...useTaken(props, t.bulkReturned(pupils.length)),
    values: { userIds: idsOf(pupils), comment: '' },
  })
  return (
    <FormDialog form={form} title={t.bulkReturnTitle(pupils.length)} action={t.returnCopy} onClose={onClose}>
      <p className={frame.note}>{t.returnHint}</p>
      <TextArea
        label={t.comment}
        hint={t.bulkCommentHint}
        optional
        rows={3}
        maxLength={500}
        {...form.text('comment')}
      />
      <KeptComments said={form.value('comment') ?? ''} onSay={(words) => form.set('comment', words)} />
    </FormDialog>
  )
}
