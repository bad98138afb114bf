import { MultiSelect, Select } from '@mantine/core'
import { ru } from '../ru-rare.ts'

export interface PickerOption {
  value: string
  label: string
  disabled?: boolean
}

interface PickerLook {
  label: string
  hint?: string
  error?: string | null
  placeholder?: string
  required?: boolean
  disabled?: boolean
  /** Hundreds are shown as they are searched: the list never holds more. */
  limit?: number
}

export interface PickerProps extends PickerLook {
  options: readonly PickerOption[]
  value: string | null
  onChange: (value: string | null) => void
  /** May be left empty again. */
  isClearable?: boolean
  /** For lists that the server searches. */
  onSearch?: (text: string) => void
}

/*
 * The list stays inside its place: a modal dialog would cover a list that is moved to the end of the page.
 * It scrolls by itself, as the keyboard of a combobox expects.
 */
const list = {
  size: 'md',
  comboboxProps: { withinPortal: false },
  withScrollArea: false,
  styles: { options: { maxHeight: '16rem', overflowY: 'auto' } },
  nothingFoundMessage: ru.nothingFound,
  clearButtonProps: { 'aria-label': ru.clear },
} as const

/** One of many, found by typing: cities, schools, people. For a dozen take the native `SelectInput`. */
export const Picker = ({
  options,
  hint,
  isClearable = false,
  onSearch,
  limit = 50,
  error,
  ...rest
}: PickerProps) => (
  <Select
    {...rest}
    {...list}
    data={[...options]}
    description={hint}
    error={error ?? undefined}
    searchable
    clearable={isClearable}
    limit={limit}
    onSearchChange={onSearch}
  />
)

export interface MultiPickerProps extends PickerLook {
  options: readonly PickerOption[]
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** Several of many: disciplines of a teacher, people of a group. */
export const MultiPicker = ({ options, values, hint, limit = 50, error, ...rest }: MultiPickerProps) => (
  <MultiSelect
    {...rest}
    {...list}
    data={[...options]}
    value={[...values]}
    description={hint}
    error={error ?? undefined}
    searchable
    hidePickedOptions
    limit={limit}
  />
)
