import { folded } from '@school/texts'
import { type Key, useEffect, useEffectEvent, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { classNames } from '../class-names.ts'
import input from '../forms/input.module.css'
import { IconChevronDown, IconX } from '../icons.ts'
import { RussianAria } from '../overlays/RussianAria.tsx'
import { ru } from '../ru-rare.ts'
import styles from './combobox.module.css'
import { FieldFrame, type FieldLook, stateOf } from './FieldFrame.tsx'
import parts from './parts.module.css'

export interface Option {
  value: string
  label: string
  /** Distinguishes it from another of the same name: the town of a school. */
  note?: string
}

export interface ComboboxProps extends FieldLook {
  /** All of them; with `onSearch`, what the server has found. */
  options: readonly Option[]
  value: string | null
  onChange: (value: string | null) => void
  /** For lists that the server searches: called with the typed text when typing pauses. */
  onSearch?: (text: string) => void
  /** A search request is pending. */
  isSearching?: boolean
  placeholder?: string
}

/** The library goes through the whole list at every letter: of more than this the first are offered, the rest are found by typing. */
const most = 300

const restMs = 200

/** Every row of the list is of this height: only those in sight are drawn. */
const rowHeight = 48
const rowHeightWithNote = 60

/** One of many, found by typing: cities, schools, people. For a dozen take the native `SelectInput`. */
export function Combobox({
  options,
  value,
  onChange,
  onSearch,
  isSearching = false,
  placeholder,
  ...look
}: ComboboxProps) {
  // What was chosen stays written when the server finds something else.
  const [chosen, setChosen] = useState(() => options.find((option) => option.value === value))
  const known = options.find((option) => option.value === value) ?? (chosen?.value === value ? chosen : null)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? known?.label ?? ''
  const offered = onSearch ? options : matching(options, typed ?? '')
  const search = useEffectEvent((what: string) => onSearch?.(what))
  useEffect(() => {
    const timer = typed === null ? undefined : setTimeout(() => search(typed), restMs)
    return () => clearTimeout(timer)
  }, [typed])
  const choose = (key: Key | null) => {
    const option = options.find((one) => one.value === key)
    setChosen(option)
    setTyped(null)
    onChange(option?.value ?? null)
  }
  return (
    <RussianAria>
      <ComboBox
        {...stateOf(look)}
        items={offered.slice(0, most)}
        value={value}
        onChange={(key) => {
          // The library says the same value again when it closes the list, as on a scroll of the page: nothing was chosen, what is typed stays.
          if (key !== value) choose(key)
        }}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
        inputValue={text}
        onInputChange={(next) => {
          if (next !== text) setTyped(next)
        }}
        onBlur={() => setTyped(null)}
        allowsEmptyCollection
        menuTrigger="focus"
      >
        <FieldFrame {...look}>
          <div className={input.box}>
            <Input
              className={classNames(input.input, styles.input)}
              {...(look.error ? { 'aria-invalid': true } : {})}
              {...(placeholder ? { placeholder } : {})}
            />
            {value !== null && !look.required && (
              <button
                type="button"
                className={classNames(parts.button, styles.clear)}
                aria-label={ru.clear}
                onClick={() => choose(null)}
              >
                <IconX aria-hidden="true" />
              </button>
            )}
            <Button className={classNames(parts.button, styles.open)}>
              <IconChevronDown aria-hidden="true" />
            </Button>
          </div>
        </FieldFrame>
        <Popover className={classNames('no-print', parts.under, styles.list)} offset={4}>
          <Virtualizer
            layout={ListLayout}
            layoutOptions={{
              rowHeight: options.some(({ note }) => note) ? rowHeightWithNote : rowHeight,
              padding: 4,
            }}
          >
            <ListBox
              className={styles.options!}
              renderEmptyState={() => (
                <p className={styles.empty}>{isSearching ? ru.searching : ru.nothingFound}</p>
              )}
            >
              {({ value: id, label, note }: Option) => (
                <ListBoxItem id={id} textValue={label} className={styles.option!}>
                  <span className={styles.name}>{label}</span>
                  {note && <span className={styles.note}>{note}</span>}
                </ListBoxItem>
              )}
            </ListBox>
          </Virtualizer>
          {offered.length > most && <p className={styles.rest}>{ru.firstOfMany(most)}</p>}
        </Popover>
      </ComboBox>
    </RussianAria>
  )
}

/** Until something is typed the list is whole. */
const matching = (options: readonly Option[], typed: string): readonly Option[] =>
  typed
    ? options.filter(({ label, note }) => folded(`${label} ${note ?? ''}`).includes(folded(typed)))
    : options
