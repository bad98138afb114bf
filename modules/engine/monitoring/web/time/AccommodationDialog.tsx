import { FormDialog, useForm } from '@school/forms'
import { Choices, Radio, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type Accommodation, accommodationKinds, setAccommodation } from '@school/works/contract'
import { t } from './ru.ts'

export interface AccommodationDialogProps {
  pupil: { id: number; name: string }
  accommodation: Accommodation
  onSet: (accommodation: Accommodation) => void
  onClose: () => void
}

/** «Особые условия» of a pupil, for a methodist. */
export function AccommodationDialog({ pupil, accommodation, onSet, onClose }: AccommodationDialogProps) {
  const form = useForm(setAccommodation, {
    params: { userId: pupil.id },
    values: { kind: accommodation.kind },
    onSent: (set) => {
      onSet(set)
      toast(t.conditionsSaved, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.conditionsOf(pupil.name)} action={t.save} onClose={onClose}>
      <Choices legend={t.conditionsLegend} error={form.error('kind')}>
        {accommodationKinds.map((kind) => (
          <Radio key={kind} label={t.kinds[kind]} {...form.radio('kind', kind)} />
        ))}
      </Choices>
      <p className={frame.note}>{t.conditionsNote}</p>
      {accommodation.setAt && (
        <p className={frame.note}>{t.setBy(accommodation.setBy, accommodation.setAt)}</p>
      )}
    </FormDialog>
  )
}
