import { TextInput, type TextInputProps } from '@school/ui'
import { t } from './ru.ts'

/** Six digits, which a phone offers from its messages; pasted with spaces and words around them they are read too. */
export const CodeInput = (field: Omit<TextInputProps, 'label'>) => (
  <TextInput
    label={t.code}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCorrect="off"
    spellCheck={false}
    maxLength={60}
    {...field}
  />
)
