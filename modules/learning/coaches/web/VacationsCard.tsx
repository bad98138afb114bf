import { useCall } from '@school/api-client'
import { FormDialog, useForm } from '@school/forms'
import { Button, Card, IconButton, IconX, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { DateInput } from '@school/ui/office'
import { useState } from 'react'
import { addCoachVacation, type CoachVacation, removeCoachVacation } from '../contract/index.ts'
import { t } from './ru-schedule.ts'
import styles from './schedule.module.css'

export function VacationsCard({ vacations, today }: { vacations: readonly CoachVacation[]; today: string }) {
  const [isAdding, setAdding] = useState(false)
  const remove = useCall(removeCoachVacation, {
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <Card as="section" aria-labelledby="coach-vacations" className={styles.card}>
      <h2 id="coach-vacations">{t.vacations}</h2>
      <p className={frame.note}>{t.vacationsNote}</p>
      {vacations.length === 0 ? (
        <p>{t.noVacations}</p>
      ) : (
        <ul className={`plain-list ${frame.list}`}>
          {vacations.map(({ id, from, to }) => (
            <li key={id} className={styles.vacationRow}>
              {t.vacationDays(from, to)}
              <IconButton
                label={t.removeVacation(t.vacationDays(from, to))}
                icon={<IconX aria-hidden="true" />}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ params: { vacationId: id } })}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => setAdding(true)}>{t.addVacation}</Button>
      </div>
      {isAdding && <VacationDialog today={today} onClose={() => setAdding(false)} />}
    </Card>
  )
}

function VacationDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const form = useForm<typeof addCoachVacation, { from: string | null; to: string | null }>(
    addCoachVacation,
    {
      values: { from: null, to: null },
      body: ({ from, to }) => ({ from: from ?? '', to: to ?? '' }),
      onSent: () => {
        toast(t.vacationAdded, { tone: 'ok' })
        onClose()
      },
    },
  )
  return (
    <FormDialog form={form} title={t.addVacation} action={t.addVacation} onClose={onClose}>
      <DateInput
        label={t.firstDay}
        min={today}
        value={form.value('from')}
        error={form.error('from')}
        onChange={(day) => form.set('from', day)}
      />
      <DateInput
        label={t.lastDay}
        min={today}
        value={form.value('to')}
        error={form.error('to')}
        onChange={(day) => form.set('to', day)}
      />
    </FormDialog>
  )
}
