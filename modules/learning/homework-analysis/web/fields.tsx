import { TextInput, type TextInputProps } from '@school/ui'
import { t } from './ru.ts'

/** Marks to choose from; the empty one means the mark of the scale. */
export const MarkOptions = () => (
  <>
    <option value="">{t.byScale}</option>
    {[5, 4, 3, 2].map((value) => (
      <option key={value}>{value}</option>
    ))}
  </>
)

/** Numbers of days for an extension. */
export const DaysField = (field: Omit<TextInputProps, 'label'>) => (
  <TextInput {...field} type="number" min={1} max={60} required inputMode="numeric" label={t.extendDays} />
)
