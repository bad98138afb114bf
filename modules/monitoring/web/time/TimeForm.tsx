import { FormDialog, SelectInput, TextArea, TextInput } from '@school/ui'
import { useState } from 'react'
import type { TimeGrantBody, TimeTarget } from '../../contract/index.ts'
import { t } from './ru.ts'

/** Somebody to whom time may be given. */
export interface TimeGiven {
  target: TimeTarget
  id: number | null
  name: string
}

export interface TimeFormProps {
  title: string
  /** One of them is chosen in the form; a single one is named by the title. */
  targets: readonly TimeGiven[]
  /** Whether the window may be moved too: there must be one. */
  canShift: boolean
  isBusy: boolean
  /** Of the fields, by their names, as the server says them. */
  errors: Readonly<Record<string, string>> | undefined
  onGive: (grant: TimeGrantBody) => void
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
export function TimeForm({ title, targets, canShift, isBusy, errors, onGive, onClose }: TimeFormProps) {
  const [chosen, setChosen] = useState(0)
  const [minutes, setMinutes] = useState('10')
  const [shift, setShift] = useState('0')
  const [reason, setReason] = useState('')
  const send = () => {
    const { target, id } = targets[chosen]!
    onGive({
      target,
      targetId: id,
      extraMinutes: Number(minutes),
      shiftMinutes: Number(shift),
      reason,
    })
  }
  return (
    <FormDialog title={title} action={t.give} isBusy={isBusy} onClose={onClose} onSend={send}>
      {targets.length > 1 && (
        <SelectInput
          label={t.whom}
          value={chosen}
          error={errors?.['targetId'] ?? null}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        >
          <Options targets={targets} />
        </SelectInput>
      )}
      <TextInput
        type="number"
        inputMode="numeric"
        min={0}
        max={180}
        required
        label={t.minutes}
        hint={t.minutesHint}
        error={errors?.['extraMinutes'] ?? null}
        value={minutes}
        onChange={(event) => setMinutes(event.currentTarget.value)}
      />
      {canShift && (
        <SelectInput
          label={t.shift}
          hint={t.shiftHint}
          error={errors?.['shiftMinutes'] ?? null}
          value={shift}
          onChange={(event) => setShift(event.currentTarget.value)}
        >
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
        error={errors?.['reason'] ?? null}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
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
