import { FormDialog, type Sender, useSharedForm } from '@school/forms'
import { SelectInput, TextArea, TextInput, toast } from '@school/ui'
import { type ReactNode, useState } from 'react'
import type { TimeGrantBody, TimeTarget } from '../../contract/index.ts'
import { t } from './ru.ts'

/** A target to which time may be given. */
export interface TimeGiven {
  target: TimeTarget
  id: number | null
  name: string
}

/** Wording and notes of another module where time is requested instead of given: how many people it would affect. */
export interface TimeAsking {
  /** «Запросить время» instead of «Дать время». */
  words?: { open: string; to: (name: string) => string; send: string; sent: string }
  about?: (whom: TimeGiven) => ReactNode
}

export interface TimeFormProps {
  /** Work or stage and people, as an identifier in code. */
  about: string
  title: string
  /** Several are chosen from in the form; a single one is named in the title. */
  targets: readonly TimeGiven[]
  /** Whether the window can be moved: requires a work with a window. */
  canShift: boolean
  asking?: TimeAsking | undefined
  onGive: Sender<TimeGrantBody, unknown>
  onClose: () => void
}

const hour = 60
const shifts = [
  [hour, t.hours(1)],
  [2 * hour, t.hours(2)],
  [4 * hour, t.hours(4)],
  [24 * hour, t.days(1)],
  [48 * hour, t.days(2)],
  [72 * hour, t.days(3)],
] as const

const groups = [
  ['school', t.schools],
  ['class', t.classes],
] as const

/** «Дать время»: to whom, how much and why. */
export function TimeForm({ about, title, targets, canShift, asking, onGive, onClose }: TimeFormProps) {
  const [chosen, setChosen] = useState(0)
  const form = useSharedForm(onGive, {
    about: `time ${about}`,
    values: { target: 'all', targetId: null, extraMinutes: 10, shiftMinutes: 0, reason: '' },
    body: (values) => ({ ...values, target: targets[chosen]!.target, targetId: targets[chosen]!.id }),
    onSent: () => {
      toast(asking?.words?.sent ?? t.timeGiven, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} action={asking?.words?.send ?? t.give} onClose={onClose}>
      {targets.length > 1 && (
        <SelectInput
          label={t.whom}
          value={chosen}
          error={form.error('targetId')}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        >
          <Options targets={targets} />
        </SelectInput>
      )}
      {asking?.about?.(targets[chosen]!)}
      <TextInput
        type="number"
        inputMode="numeric"
        min={0}
        max={180}
        required
        label={t.minutes}
        hint={t.minutesHint}
        {...form.number('extraMinutes')}
      />
      {canShift && (
        <SelectInput label={t.shift} hint={t.shiftHint} {...form.number('shiftMinutes')}>
          <option value={0}>{t.noShift}</option>
          {shifts.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectInput>
      )}
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        required
        rows={2}
        minLength={3}
        maxLength={300}
        {...form.text('reason')}
      />
    </FormDialog>
  )
}

function Options({ targets }: { targets: readonly TimeGiven[] }) {
  const numbered = targets.map((one, index) => ({ ...one, index }))
  return (
    <>
      {numbered
        .filter(({ target }) => target === 'all' || target === 'user')
        .map(({ name, index }) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      {groups.map(([kind, words]) => {
        const own = numbered.filter(({ target }) => target === kind)
        return (
          own.length > 0 && (
            <optgroup key={kind} label={words}>
              {own.map(({ name, index }) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </optgroup>
          )
        )
      })}
    </>
  )
}
