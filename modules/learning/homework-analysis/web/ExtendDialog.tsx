import { FormDialog, useForm } from '@school/forms'
import { Checkbox, SelectInput, toast } from '@school/ui'
import type { ManagedHomework } from '@school/assigning/contract'
import { extendDeadline } from '../contract/endpoints.ts'
import { DaysField } from './fields.tsx'
import { useMatrix } from './use-managing.ts'
import { t } from './ru.ts'

export interface ExtendDialogProps {
  homework: ManagedHomework
  open: boolean
  onClose: () => void
}

/** More days for all or for a class; a single pupil is extended in the pupil's own dialog. */
export function ExtendDialog({ homework, open, onClose }: ExtendDialogProps) {
  const put = useMatrix(homework.id)
  const form = useForm(extendDeadline, {
    params: { homeworkId: homework.id },
    values: { target: 'all', targetId: null, days: 1, ofAllSets: homework.sets.length > 0 },
    body: (values) => ({ ...values, target: values.targetId === null ? 'all' : 'class' }),
    onSent: (matrix) => {
      put(matrix)
      toast(t.extended, { tone: 'ok' })
      onClose()
    },
  })
  const { softDeadlineAt, hardDeadlineAt, classes } = homework
  const hasTerm = softDeadlineAt !== null || hardDeadlineAt !== null
  return (
    <FormDialog
      form={form}
      open={open}
      title={t.extendTitle}
      action={hasTerm ? t.extend : null}
      onClose={onClose}
    >
      {!hasTerm && <p>{t.noExtension}</p>}
      {hasTerm && classes.length > 1 && (
        <SelectInput label={t.extendWhom} {...form.number('targetId')}>
          <option value="">{t.extendAll}</option>
          {classes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectInput>
      )}
      {hasTerm && homework.sets.length > 0 && <Checkbox label={t.ofAllSets} {...form.check('ofAllSets')} />}
      {hasTerm && <DaysField {...form.number('days')} />}
    </FormDialog>
  )
}
