import { TextInput } from '@school/ui'
import { t } from './ru-teacher.ts'

/** By how many days a term is put off. */
export const DaysField = ({ value, onChange }: { value: string; onChange: (days: string) => void }) => (
  <TextInput
    type="number"
    min={1}
    max={60}
    required
    inputMode="numeric"
    label={t.extendDays}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
