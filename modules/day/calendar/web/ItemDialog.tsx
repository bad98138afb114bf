import { useCall } from '@school/api-client'
import { FormDialog, type FormHandle, useForm } from '@school/forms'
import { dayIn, formatTime } from '@school/texts'
import { Button, Confirmation, IconTrash, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { DateInput, TimeInput } from '@school/ui/office'
import { useState } from 'react'
import {
  addCalendarItem,
  type CalendarItem,
  changeCalendarItem,
  removeCalendarItem,
} from '../contract/index.ts'
import { t } from './ru.ts'
import { numberOf } from './use-moving.ts'

interface Typed {
  title: string
  day: string | null
  time: string | null
  minutes: number
}

const written = ({ day, time, ...rest }: Typed) => ({ ...rest, day: day ?? '', time: time ?? '' })

export type ItemAsked = { day: string } | { item: CalendarItem }

export interface ItemDialogProps {
  asked: ItemAsked
  zone: string
  onClose: () => void
}

/** Something of one's own: new on a day, or as it is. Comes when it is needed. */
export const ItemDialog = ({ asked, zone, onClose }: ItemDialogProps) =>
  'item' in asked ? (
    <ChangeDialog item={asked.item} zone={zone} onClose={onClose} />
  ) : (
    <AddDialog day={asked.day} onClose={onClose} />
  )

function AddDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const form = useForm<typeof addCalendarItem, Typed>(addCalendarItem, {
    values: { title: '', day, time: '16:00', minutes: 60 },
    body: written,
    onSent: () => {
      toast(t.added, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.addTitle} action={t.addSend} onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  )
}

function ChangeDialog({ item, zone, onClose }: { item: CalendarItem; zone: string; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const form = useForm<typeof changeCalendarItem, Typed>(changeCalendarItem, {
    params: { itemId: numberOf(item) },
    version: item.version,
    values: {
      title: item.title,
      day: dayIn(item.startsAt, zone),
      time: formatTime(item.startsAt, zone).padStart(5, '0'),
      minutes: item.duration,
    },
    body: written,
    onSent: () => {
      toast(t.saved, { tone: 'ok' })
      onClose()
    },
  })
  const remove = useCall(removeCalendarItem, {
    onSuccess: () => {
      toast(t.removed, { tone: 'ok' })
      onClose()
    },
    onError: ({ message }) => toast(message, { tone: 'bad' }),
  })
  return (
    <FormDialog form={form} title={t.changeTitle} action={t.save} onClose={onClose}>
      <Fields form={form} />
      <div>
        <Button kind="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      </div>
      <Confirmation
        open={isAsking}
        title={t.removeTitle}
        action={t.remove}
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onAgree={() => remove.mutate({ params: { itemId: numberOf(item) } })}
      >
        <p>{t.removeText(item.title)}</p>
      </Confirmation>
    </FormDialog>
  )
}

const Fields = ({ form }: { form: FormHandle<Typed> }) => (
  <>
    <TextInput label={t.name} hint={t.nameHint} maxLength={120} required {...form.text('title')} />
    <DateInput
      label={t.dayLabel}
      value={form.value('day')}
      error={form.error('day')}
      onChange={(day) => form.set('day', day)}
    />
    <div className={frame.fields}>
      <TimeInput
        label={t.timeLabel}
        value={form.value('time')}
        error={form.error('time')}
        onChange={(time) => form.set('time', time)}
      />
      <TextInput
        type="number"
        inputMode="numeric"
        min={5}
        max={720}
        step={5}
        required
        label={t.minutesLabel}
        {...form.number('minutes')}
      />
    </div>
  </>
)
