import { FormDialog, useForm } from '@school/forms'
import { TextInput, toast } from '@school/ui'
import { type MonitoredCode, setSeats } from '../../contract/index.ts'
import { t } from './ru.ts'

interface SeatsDialogProps {
  stageId: number
  code: MonitoredCode
  onClose: () => void
}

/** Number of pupils who may enter by a code. */
export function SeatsDialog({ stageId, code, onClose }: SeatsDialogProps) {
  const form = useForm(setSeats, {
    params: { stageId, codeId: code.id },
    values: { seats: code.seats },
    onSent: () => {
      toast(t.seatsSaved, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.seatsOf(code.school.name)} action={t.save} onClose={onClose}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={Math.max(1, code.taken)}
        max={10_000}
        required
        label={t.seats}
        hint={code.taken > 0 ? t.seatsHint(code.taken) : undefined}
        {...form.number('seats')}
      />
    </FormDialog>
  )
}
