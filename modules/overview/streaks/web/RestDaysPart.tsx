import { useCall } from '@school/api-client'
import { FormDialog, useForm } from '@school/forms'
import { addDays, dayIn } from '@school/texts'
import { Button, IconButton, IconX, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { DateInput } from '@school/ui/office'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addRestDays, removeRestDays } from '../contract/index.ts'
import { restDaysQuery } from './queries.ts'
import { t } from './ru.ts'
import styles from './streaks.module.css'

/** Where a parent marks days of illness of a child. */
export function RestDaysPart({ childId }: { childId: number }) {
  const { data: rests } = useSuspenseQuery(restDaysQuery(childId))
  const [isAdding, setAdding] = useState(false)
  const remove = useCall(removeRestDays, { onError: (error) => void toast(error.message, { tone: 'bad' }) })
  return (
    <div className={frame.section}>
      <h3>{t.illness}</h3>
      <p className={frame.note}>{t.illnessNote}</p>
      {rests.length > 0 && (
        <ul className="plain-list">
          {rests.map(({ id, from, to }) => (
            <li key={id} className={styles.illnessRow}>
              {t.illnessDays(from, to)}
              <IconButton
                label={t.removeIllness(t.illnessDays(from, to))}
                icon={<IconX aria-hidden="true" />}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ params: { restDaysId: id } })}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => setAdding(true)}>{t.addIllness}</Button>
      </div>
      {isAdding && <IllnessDialog childId={childId} onClose={() => setAdding(false)} />}
    </div>
  )
}

/** As the rule of the server: two weeks back. */
const reach = 14

function IllnessDialog({ childId, onClose }: { childId: number; onClose: () => void }) {
  const [today] = useState(() => dayIn(new Date()))
  const form = useForm<typeof addRestDays, { from: string | null; to: string | null }>(addRestDays, {
    params: { childId },
    values: { from: today, to: today },
    body: ({ from, to }) => ({ from: from ?? '', to: to ?? '' }),
    onSent: () => {
      toast(t.illnessAdded, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.addIllness} action={t.addIllness} onClose={onClose}>
      <DateInput
        label={t.firstDay}
        min={addDays(today, -reach)}
        value={form.value('from')}
        error={form.error('from')}
        onChange={(day) => form.set('from', day)}
      />
      <DateInput
        label={t.lastDay}
        min={addDays(today, -reach)}
        value={form.value('to')}
        error={form.error('to')}
        onChange={(day) => form.set('to', day)}
      />
    </FormDialog>
  )
}
