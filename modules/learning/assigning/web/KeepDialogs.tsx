import { dayAfter, dayOf, FormDialog, useForm } from '@school/forms'
import { weekdayOf } from '@school/texts'
import { Checkbox, Choices, TextInput, toast } from '@school/ui'
import { keepTemplate, repeatHomework } from '../contract/kept.ts'
import type { ManagedHomework } from '../contract/managed.ts'
import { t } from './ru-kept.ts'

export interface KeepDialogProps {
  homework: ManagedHomework
  onClose: () => void
}

const usualDays = 60

/** The days of the week on which it is given again, and the last day. */
export function RepeatDialog({ homework, onClose }: KeepDialogProps) {
  const first = dayOf(homework.opensAt ?? homework.publishedAt ?? homework.serverNow)
  const form = useForm(repeatHomework, {
    params: { homeworkId: homework.id },
    values: { weekdays: [weekdayOf(first)], untilOn: dayAfter(homework.serverNow, usualDays) },
    check: ({ weekdays }) => (weekdays.length === 0 ? { weekdays: t.chooseDays } : {}),
    onSent: () => {
      toast(t.repeated, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.repeatTitle} action={t.repeat} onClose={onClose}>
      <p>{t.repeatText}</p>
      <Choices legend={t.weekdays} error={form.error('weekdays')}>
        {t.weekday.map((name, index) => (
          <Checkbox key={name} label={name} {...form.member('weekdays', index + 1)} />
        ))}
      </Choices>
      <TextInput type="date" label={t.untilOn} {...form.text('untilOn')} />
    </FormDialog>
  )
}

export function TemplateDialog({ homework, onClose }: KeepDialogProps) {
  const form = useForm(keepTemplate, {
    params: { homeworkId: homework.id },
    values: { title: homework.title },
    onSent: () => {
      toast(t.kept, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.keepTitle} action={t.keep} onClose={onClose}>
      <p>{t.keepText}</p>
      <TextInput label={t.name} maxLength={80} {...form.text('title')} />
    </FormDialog>
  )
}
