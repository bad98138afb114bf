import { useCall } from '@school/api-client'
import { SelectInput, toast } from '@school/ui'
import { changeControls, dailyMinutesChoices, type FamilyChild } from '../contract/index.ts'
import { t } from './ru.ts'

interface DailyLimitProps {
  child: Pick<FamilyChild, 'id' | 'dailyMinutes'>
  /** Called when data shown next to the limit is stale. */
  onChanged?: () => void
}

/** How many minutes a day a parent who decides has agreed with the child. */
export function DailyLimit({ child, onChanged }: DailyLimitProps) {
  const change = useCall(changeControls, {
    onSuccess: () => {
      toast(t.saved, { tone: 'ok' })
      onChanged?.()
    },
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <SelectInput
      label={t.limit}
      hint={t.limitHint}
      value={child.dailyMinutes ?? ''}
      onChange={({ currentTarget: { value } }) =>
        change.mutate({
          params: { childId: child.id },
          body: {
            dailyMinutes: dailyMinutesChoices.find((minutes) => String(minutes) === value) ?? null,
          },
        })
      }
    >
      <option value="">{t.noLimit}</option>
      {dailyMinutesChoices.map((minutes) => (
        <option key={minutes} value={minutes}>
          {t.minutes(minutes)}
        </option>
      ))}
    </SelectInput>
  )
}
