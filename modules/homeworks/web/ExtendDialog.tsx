import { FormDialog, SelectInput, toast } from '@school/ui'
import { useState } from 'react'
import type { ManagedHomework } from '../contract/managed.ts'
import { DaysField } from './DaysField.tsx'
import { t } from './ru-teacher.ts'
import { useMatrixCalls } from './use-managing.ts'

export interface ExtendDialogProps {
  homework: ManagedHomework
  open: boolean
  onClose: () => void
}

/** More days for everybody or a class; one pupil gets theirs in the pupil's own window. */
export function ExtendDialog({ homework, open, onClose }: ExtendDialogProps) {
  const [classId, setClassId] = useState<number | null>(null)
  const [days, setDays] = useState('1')
  const { extend } = useMatrixCalls(homework.id)
  const { softDeadlineAt, hardDeadlineAt, classes } = homework
  const hasTerm = softDeadlineAt !== null || hardDeadlineAt !== null
  const send = () => {
    const target = classId === null ? ('all' as const) : ('class' as const)
    extend.mutate(
      { params: { homeworkId: homework.id }, body: { target, targetId: classId, days: Number(days) } },
      {
        onSuccess: () => {
          toast(t.extended, { tone: 'ok' })
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      open={open}
      title={t.extendTitle}
      action={hasTerm ? t.extend : null}
      isBusy={extend.isPending}
      onClose={onClose}
      onSend={send}
    >
      {!hasTerm && <p>{t.noExtension}</p>}
      {hasTerm && classes.length > 1 && (
        <SelectInput
          label={t.extendWhom}
          value={classId ?? ''}
          onChange={(event) => setClassId(Number(event.currentTarget.value) || null)}
        >
          <option value="">{t.extendAll}</option>
          {classes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectInput>
      )}
      {hasTerm && <DaysField value={days} onChange={setDays} />}
    </FormDialog>
  )
}
