import { FormDialog, useForm } from '@school/forms'
import { ErrorState, SelectInput, Skeletons, SkeletonText, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { addClassTeacher } from '../contract/index.ts'
import { colleaguesQuery } from './queries.ts'
import { t } from './ru-teachers.ts'

interface AddTeacherDialogProps {
  classId: number
  onClose: () => void
  /** What to do when the colleague is not there. */
  children?: ReactNode
}

/** Somebody of the school teaches the class, too. */
export function AddTeacherDialog({ classId, onClose, children }: AddTeacherDialogProps) {
  const { data, isError, refetch } = useQuery(colleaguesQuery(classId))
  const form = useForm(addClassTeacher, {
    params: { schoolClassId: classId },
    values: { userId: null },
    onSent: () => {
      toast(t.added, { tone: 'ok' })
      onClose()
    },
  })
  const hasColleagues = data !== undefined && data.length > 0
  return (
    <FormDialog
      form={form}
      title={t.addTeacherTitle}
      action={hasColleagues ? t.doAddTeacher : null}
      onClose={onClose}
    >
      {isError && <ErrorState compact onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Skeletons>
          <SkeletonText lines={3} />
        </Skeletons>
      )}
      {data?.length === 0 && <p>{t.noColleagues}</p>}
      {hasColleagues && (
        <>
          <p className={frame.note}>{t.addTeacherText}</p>
          <SelectInput label={t.colleague} {...form.number('userId')}>
            <option value="">{t.chooseColleague}</option>
            {data.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </SelectInput>
        </>
      )}
      {children && <div>{children}</div>}
    </FormDialog>
  )
}
