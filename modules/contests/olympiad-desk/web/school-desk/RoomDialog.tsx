import { FormDialog, useForm } from '@school/forms'
import { SelectInput, TextInput, toast } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { setClassRoom, type StageClass } from '../../contract/index.ts'
import { readinessQuery } from './queries.ts'
import { t } from './ru.ts'

interface RoomDialogProps {
  stageId: number
  schoolClass: StageClass
  onClose: () => void
}

/** Classroom and supervisor of a class in the stage. */
export function RoomDialog({ stageId, schoolClass, onClose }: RoomDialogProps) {
  const { data: readiness } = useSuspenseQuery(readinessQuery(stageId))
  const { id, room, supervisorId, supervisor } = schoolClass
  const form = useForm(setClassRoom, {
    params: { stageId },
    version: schoolClass.version,
    values: {
      schoolClassId: id,
      room,
      supervisorId,
      supervisorName: supervisorId === null ? (supervisor ?? '') : '',
    },
    onSent: () => {
      toast(t.roomSaved, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.roomOf(schoolClass)} action={t.save} onClose={onClose}>
      <TextInput label={t.room} hint={t.roomHint} maxLength={60} {...form.text('room')} />
      <SelectInput label={t.supervisor} {...form.number('supervisorId')}>
        <option value="">{t.otherSupervisor}</option>
        {readiness.employees.map((employee) => (
          <option key={employee.id} value={employee.id}>
            {employee.name}
          </option>
        ))}
      </SelectInput>
      {form.value('supervisorId') === null && (
        <TextInput
          label={t.supervisorName}
          hint={t.supervisorHint}
          maxLength={100}
          {...form.text('supervisorName')}
        />
      )}
    </FormDialog>
  )
}
