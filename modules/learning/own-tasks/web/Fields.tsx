import {
  Button,
  Checkbox,
  Choices,
  Faults,
  IconButton,
  IconPlus,
  IconX,
  SelectInput,
  TextArea,
  TextInput,
} from '@school/ui'
import { createContext, useContext } from 'react'
import { emptyRow, type Field } from '../contract/kind-fields.ts'
import type { TaskFault, TaskPicture } from '../contract/own-task.ts'
import styles from './Fields.module.css'
import { t } from './ru.ts'
import { fieldWords } from './ru-fields.ts'
import { withItem, withoutItem } from './source.ts'

type Values = Readonly<Record<string, unknown>>

export interface FieldsContextValue {
  faults: readonly TaskFault[]
  pictures: readonly TaskPicture[]
  isDisabled: boolean
}
/** Shared data for all fields of a task. */
export const FieldsContext = createContext<FieldsContextValue>({
  faults: [],
  pictures: [],
  isDisabled: false,
})

/** What is wrong with a field, by its place in the form. */
export function useFault(place: string): string | null {
  const { faults } = useContext(FieldsContext)
  return faults.find(({ field }) => field === place)?.text ?? null
}

interface FieldsProps {
  fields: readonly Field[]
  values: Values
  onChange: (values: Values) => void
  /** Path prefix of the fields: `options.2.`. */
  place?: string
  /** A kind or a field that may have its own words. */
  owner: string
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const asItems = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/** Fields as described by the kind of a task; the caller stores the values. */
export function Fields({ fields, values, onChange, place = '', owner }: FieldsProps) {
  const isAsked = ({ when }: Field): boolean =>
    !when || when.is.includes(asText(values[when.field]) || when.is[0]!)
  return fields
    .filter(isAsked)
    .map((field) => (
      <OneField
        key={field.name}
        field={field}
        place={`${place}${field.name}`}
        words={fieldWords[`${owner}.${field.name}`] ?? fieldWords[field.name]!}
        value={values[field.name]}
        onChange={(value) => onChange({ ...values, [field.name]: value })}
      />
    ))
}

type Words = (typeof fieldWords)[string]

interface OneFieldProps<F extends Field = Field> {
  field: F
  place: string
  words: Words
  value: unknown
  onChange: (value: unknown) => void
}

function OneField(props: OneFieldProps) {
  const { field, place, words, value, onChange } = props
  const error = useFault(place)
  const { pictures, isDisabled: disabled } = useContext(FieldsContext)
  const shared = { label: words.label, hint: words.hint, error, disabled }
  switch (field.type) {
    case 'flag':
      return (
        <Checkbox
          label={words.label}
          disabled={disabled}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )
    case 'choice':
      return (
        <SelectInput
          {...shared}
          value={asText(value) || field.of[0]}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {field.of.map((name) => (
            <option key={name} value={name}>
              {words.of?.[name] ?? name}
            </option>
          ))}
        </SelectInput>
      )
    case 'picture':
      return (
        <SelectInput
          {...shared}
          value={asText(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{t.choosePicture}</option>
          {pictures.map(({ name, width, height }) => (
            <option key={name} value={name}>
              {`${name}, ${width} × ${height}`}
            </option>
          ))}
        </SelectInput>
      )
    case 'long':
      return (
        <TextArea
          {...shared}
          rows={3}
          maxLength={2000}
          value={asText(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    case 'list':
      return <List {...props} field={field} />
    case 'rows':
      return <Rows {...props} field={field} />
    default:
      return (
        <TextInput
          {...shared}
          maxLength={500}
          // Not `decimal`: keyboards of telephones have no minus in it.
          inputMode="text"
          value={asText(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
  }
}

function List({ field, place, words, value, onChange }: OneFieldProps<Field & { type: 'list' }>) {
  const error = useFault(place)
  const { isDisabled } = useContext(FieldsContext)
  const items = asItems(value).map(asText)
  const least = Math.min(field.least ?? 0, 1)
  return (
    <Choices legend={words.label} hint={words.hint} error={error}>
      <ol className={`plain-list ${styles.items}`}>
        {items.map((item, index) => (
          // Rows are identified by their position only.
          <li key={index} className={styles.item}>
            <ListItem
              place={`${place}.${index}`}
              label={t.row(words.label, index + 1)}
              value={item}
              onChange={(text) => onChange(withItem(items, index, text))}
            />
            {items.length > least && !isDisabled && (
              <IconButton
                label={t.remove(words.label, index + 1)}
                icon={<IconX aria-hidden="true" />}
                onClick={() => onChange(withoutItem(items, index))}
              />
            )}
          </li>
        ))}
      </ol>
      {items.length < field.most && !isDisabled && (
        <Button
          className={styles.add}
          size="s"
          kind="quiet"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => onChange([...items, ''])}
        >
          {words.add}
        </Button>
      )}
    </Choices>
  )
}

interface ListItemProps {
  place: string
  label: string
  value: string
  onChange: (text: string) => void
}

function ListItem({ place, label, value, onChange }: ListItemProps) {
  const error = useFault(place)
  const { isDisabled } = useContext(FieldsContext)
  return (
    <TextInput
      className={styles.lone}
      label={label}
      error={error}
      disabled={isDisabled}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function Rows({ field, place, words, value, onChange }: OneFieldProps<Field & { type: 'rows' }>) {
  const error = useFault(place)
  const { isDisabled } = useContext(FieldsContext)
  const rows = asItems(value) as Values[]
  return (
    <Choices legend={words.label} hint={words.hint} error={error}>
      <ol className={`plain-list ${styles.rows}`}>
        {rows.map((row, index) => (
          <li key={index} className={styles.row}>
            <RowFault place={`${place}.${index}`} />
            <div className={styles.head}>
              <span className={styles.number}>{index + 1}</span>
              {!isDisabled && (
                <IconButton
                  label={t.remove(words.label, index + 1)}
                  icon={<IconX aria-hidden="true" />}
                  onClick={() => onChange(withoutItem(rows, index))}
                />
              )}
            </div>
            <div className={styles.fields}>
              <Fields
                fields={field.fields}
                values={row}
                place={`${place}.${index}.`}
                owner={field.name}
                onChange={(changed) => onChange(withItem(rows, index, changed))}
              />
            </div>
          </li>
        ))}
      </ol>
      {rows.length < field.most && !isDisabled && (
        <Button
          className={styles.add}
          size="s"
          kind="quiet"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => onChange([...rows, emptyRow(field.fields)])}
        >
          {words.add}
        </Button>
      )}
    </Choices>
  )
}

function RowFault({ place }: { place: string }) {
  const error = useFault(place)
  return <Faults texts={error ? [error] : []} />
}
