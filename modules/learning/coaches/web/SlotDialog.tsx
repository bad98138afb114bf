import { FormDialog, useForm } from '@school/forms'
import { Choices, Radio, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { TimeInput } from '@school/ui/office'
import { addCoachSlot, type SlotKind } from '../contract/index.ts'
import { t } from './ru-schedule.ts'

interface Typed {
  kind: SlotKind
  startsAt: string | null
  endsAt: string | null
}

export interface SlotDialogProps {
  day: string
  /** 1 is Monday. */
  weekday: number
  /** Only what is of every week can be begun on a day that is over. */
  isPast: boolean
  onClose: () => void
}

export function SlotDialog({ day, weekday, isPast, onClose }: SlotDialogProps) {
  const form = useForm<typeof addCoachSlot, Typed>(addCoachSlot, {
    values: { kind: 'regular', startsAt: '16:00', endsAt: '18:00' },
    // Midnight at the end is the end of the day.
    body: ({ kind, startsAt, endsAt }) => ({
      kind,
      day,
      startsAt: startsAt ?? '',
      endsAt: endsAt === '00:00' ? '24:00' : (endsAt ?? ''),
    }),
    onSent: () => {
      toast(t.added, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.newSlot(day)} action={t.addHours} onClose={onClose}>
      <Choices legend={t.kind} hint={isPast ? t.dayIsOver : undefined} error={form.error('kind')}>
        <Radio label={t.kindRegular(weekday)} {...form.radio('kind', 'regular')} />
        <Radio label={t.kindOpen} disabled={isPast} {...form.radio('kind', 'open')} />
        <Radio label={t.kindBusy} disabled={isPast} {...form.radio('kind', 'busy')} />
      </Choices>
      <div className={frame.fields}>
        <TimeInput
          label={t.from}
          value={form.value('startsAt')}
          error={form.error('startsAt')}
          onChange={(time) => form.set('startsAt', time)}
        />
        <TimeInput
          label={t.to}
          value={form.value('endsAt')}
          error={form.error('endsAt')}
          onChange={(time) => form.set('endsAt', time)}
        />
      </div>
    </FormDialog>
  )
}
