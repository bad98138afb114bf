import { Button, Dialog, SelectInput, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type FormEvent, useState } from 'react'
import type { ManagedHomework } from '../contract/managed.ts'
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
  const formId = `extend-${homework.id}`
  const send = (event: FormEvent) => {
    event.preventDefault()
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
    <Dialog
      open={open}
      onClose={onClose}
      title={t.extendTitle}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          {hasTerm && (
            <Button kind="primary" type="submit" form={formId} loading={extend.isPending}>
              {t.extend}
            </Button>
          )}
        </>
      }
    >
      {hasTerm ? (
        <form id={formId} onSubmit={send} className={frame.section}>
          {classes.length > 1 && (
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
          <TextInput
            type="number"
            min={1}
            max={60}
            required
            inputMode="numeric"
            label={t.extendDays}
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
        </form>
      ) : (
        <p>{t.noExtension}</p>
      )}
    </Dialog>
  )
}
