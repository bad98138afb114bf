import { FormDialog, type FormHandle, useForm } from '@school/forms'
import { addDays } from '@school/texts'
import { TextArea, TextInput, toast } from '@school/ui'
import { declineObjective, moveObjective } from '../contract/index.ts'
import { form as words, t } from './ru.ts'

interface DialogProps {
  params: { objectiveId: number }
  onClose: () => void
}

/** The optional reason of a refusal. */
export function DeclineDialog({ params, onClose }: DialogProps) {
  const form = useForm(declineObjective, {
    params,
    values: { words: '' },
    onSent: () => {
      toast(t.declined)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.declineTitle} action={t.decline} onClose={onClose}>
      <p>{t.declineText}</p>
      <TextArea label={t.declineWords} maxLength={200} rows={3} {...form.text('words')} />
    </FormDialog>
  )
}

const usualWeeks = 2

/** A date: two weeks from now. */
export const usualTerm = (today: string): string => addDays(today, 7 * usualWeeks)

interface MoveFormProps {
  form: FormHandle<{ dueOn: string }>
  today: string
  onClose: () => void
}

/** The form of a later day for a goal of a pupil or a teacher. */
export const MoveForm = ({ form, today, onClose }: MoveFormProps) => (
  <FormDialog form={form} title={t.moveTitle} action={t.move} onClose={onClose}>
    <TextInput
      type="date"
      required
      min={addDays(today, 1)}
      label={words.due}
      hint={t.moveHint}
      {...form.text('dueOn')}
    />
  </FormDialog>
)

export function MoveDialog({ params, today, onClose }: DialogProps & { today: string }) {
  const form = useForm(moveObjective, {
    params,
    values: { dueOn: usualTerm(today) },
    onSent: () => {
      toast(t.movedDone, { tone: 'ok' })
      onClose()
    },
  })
  return <MoveForm form={form} today={today} onClose={onClose} />
}
