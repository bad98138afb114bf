import { FormDialog, useForm } from '@school/forms'
import { TextInput, toast } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { renamePupil } from '../contract/index.ts'
import { pupilNameQuery } from './queries.ts'
import { t } from './ru-rename.ts'

interface RenamePupilProps {
  classId: number
  userId: number
  onClose: () => void
}

/** Corrects the name of a pupil who has no way in of their own. */
export function RenamePupil(props: RenamePupilProps) {
  const { data } = useQuery(pupilNameQuery(props.classId, props.userId))
  return data ? <NameForm {...props} name={data} /> : null
}

interface NameFormProps extends RenamePupilProps {
  name: { lastName: string; firstName: string; middleName: string; version: number; can: { rename: boolean } }
}

function NameForm({ classId, userId, onClose, name: { can, version, ...values } }: NameFormProps) {
  const form = useForm(renamePupil, {
    params: { schoolClassId: classId, userId },
    version,
    values,
    onSent: () => {
      toast(t.done, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.title} action={can.rename ? t.save : null} onClose={onClose}>
      {can.rename ? (
        <>
          <TextInput label={t.lastName} autoComplete="off" {...form.text('lastName')} />
          <TextInput label={t.firstName} autoComplete="off" {...form.text('firstName')} />
          <TextInput label={t.middleName} autoComplete="off" optional {...form.text('middleName')} />
        </>
      ) : (
        <p>{t.own}</p>
      )}
    </FormDialog>
  )
}
