import { TextInput, type TextInputProps } from '@school/ui'
import { t } from './ru-teacher.ts'

/** By how many days a term is put off. */
export const DaysField = (field: Omit<TextInputProps, 'label'>) => (
  <TextInput {...field} type="number" min={1} max={60} required inputMode="numeric" label={t.extendDays} />
)
