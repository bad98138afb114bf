import { FormDialog, useForm } from '@school/forms'
import { mergeClass } from '@school/school-classes/contract'
import { ErrorState, SelectInput, Skeletons, SkeletonText, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { mergersQuery } from '../queries.ts'
import { t } from './ru.ts'

interface MergeDialogProps {
  classId: number
  name: string
  onClose: () => void
  onMerged: () => void
}

/** Who comes over, who is in both, and what stays where, before it is done. */
export function MergeDialog({ classId, name, onClose, onMerged }: MergeDialogProps) {
  const { data, isError, refetch } = useQuery(mergersQuery(classId))
  const form = useForm(mergeClass, {
    params: { schoolClassId: classId },
    values: { toClassId: null },
    onSent: () => {
      toast(t.merged(name, chosen!.name), { tone: 'ok' })
      onClose()
      onMerged()
    },
  })
  const wanted = form.value('toClassId')
  const chosen = data?.find(({ toClassId }) => toClassId === wanted)
  return (
    <FormDialog
      form={form}
      size="m"
      title={t.mergeTitle(name)}
      action={chosen ? t.doMerge : null}
      onClose={onClose}
    >
      {isError && <ErrorState compact onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Skeletons>
          <SkeletonText lines={4} />
        </Skeletons>
      )}
      {data?.length === 0 && <p>{t.noMergers}</p>}
      {data && data.length > 0 && (
        <SelectInput label={t.mergeInto} {...form.number('toClassId')}>
          <option value="">{t.chooseClass}</option>
          {data.map(({ toClassId, name: to }) => (
            <option key={toClassId} value={toClassId}>
              {to}
            </option>
          ))}
        </SelectInput>
      )}
      {chosen && (
        <>
          <p>{t.mergeText(name, chosen.name)}</p>
          <div className={frame.list}>
            <p>{t.transferred(chosen)}</p>
            {chosen.inBoth.length > 0 && <p>{t.inBoth(chosen)}</p>}
            {chosen.teachers.length > 0 && <p>{t.teachers(chosen)}</p>}
          </div>
        </>
      )}
    </FormDialog>
  )
}
