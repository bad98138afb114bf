import { FormDialog, useForm } from '@school/forms'
import { addDays } from '@school/texts'
import { toast } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { type ObjectiveOptions, type ObjectiveTemplate, setObjective } from '../contract/index.ts'
import { AimFields } from './AimFields.tsx'
import { aimOf, type Draft, draftOf } from './draft.ts'
import { optionsQuery } from './queries.ts'
import { form as t } from './ru.ts'

export interface NewObjectiveProps {
  /** `null` begins with nothing chosen. */
  template: ObjectiveTemplate | null
  today: string
  onClose: () => void
}

/** The window in which a pupil sets a goal. */
export function NewObjective(props: NewObjectiveProps) {
  const { data: options } = useQuery(optionsQuery())
  return options ? <Filled {...props} options={options} /> : null
}

function Filled({ template, today, options, onClose }: NewObjectiveProps & { options: ObjectiveOptions }) {
  const form = useForm<typeof setObjective, Draft>(setObjective, {
    values: draftOf(template, today),
    body: aimOf,
    onSent: () => {
      toast(t.added, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.title} action={t.set} size="m" onClose={onClose}>
      <AimFields form={form} options={options} tomorrow={addDays(today, 1)} />
    </FormDialog>
  )
}
