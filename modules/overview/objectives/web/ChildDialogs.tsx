import { FormDialog, useForm } from '@school/forms'
import { addDays } from '@school/texts'
import { TextArea, TextInput, toast } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { type ObjectiveOptions, proposeToChild, supportObjective } from '../contract/index.ts'
import { AimFields } from './AimFields.tsx'
import { aimOf, type Draft, draftOf } from './draft.ts'
import { optionsQuery } from './queries.ts'
import { form as words } from './ru.ts'
import { t } from './ru-family.ts'

export function SupportDialog({
  params,
  reward,
  onClose,
}: {
  params: { objectiveId: number }
  reward: string
  onClose: () => void
}) {
  const form = useForm(supportObjective, {
    params,
    values: { reward },
    onSent: () => {
      toast(t.promised, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.supportTitle} action={t.promise} onClose={onClose}>
      <TextInput label={t.reward} hint={t.supportHint} maxLength={120} required {...form.text('reward')} />
    </FormDialog>
  )
}

interface ProposeProps {
  childId: number
  name: string
  gradeIndex: number | null
  today: string
  onClose: () => void
}

/** The window in which a parent proposes a goal. */
export function ProposeToChild(props: ProposeProps) {
  const { data: options } = useQuery(optionsQuery(props.gradeIndex ?? 11))
  return options ? <Filled {...props} options={options} /> : null
}

function Filled({ childId, name, today, options, onClose }: ProposeProps & { options: ObjectiveOptions }) {
  const form = useForm<typeof proposeToChild, Draft>(proposeToChild, {
    params: { childId },
    values: draftOf(null, today),
    body: (draft) => ({
      ...aimOf(draft),
      words: draft.words,
      reward: draft.reward.trim() === '' ? null : draft.reward,
    }),
    onSent: () => {
      toast(t.proposed, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.proposeTitle(name)} action={words.propose} size="m" onClose={onClose}>
      <AimFields form={form} options={options} tomorrow={addDays(today, 1)} />
      <TextInput label={words.reward} hint={words.rewardHint} maxLength={120} {...form.text('reward')} />
      <TextArea label={words.words} maxLength={200} rows={2} {...form.text('words')} />
    </FormDialog>
  )
}
