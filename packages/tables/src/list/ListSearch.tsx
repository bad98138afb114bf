import { Button, ButtonLink, TextInput } from '@school/ui'
import { useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { ru } from '../ru.ts'
import styles from './list.module.css'

interface ListSearchProps {
  /** Of the landmark. */
  title: string
  name: string
  label: string
  /** What the address has. */
  value: string
  most: number | undefined
  /** The other parameters of the address, which the form keeps. */
  kept: readonly (readonly [name: string, value: string])[]
  /** The text as the address would have it. */
  read: (text: string) => string
  /** The address of the list for a text. */
  to: (text: string) => string
  /** Leads to the list without filters, when it has some. */
  reset: { title: string; to: string } | null
}

/** Long enough for a word to be typed without a request for each letter. */
const debounceMs = 350

/**
 * The search field of a list. The list follows the typed text and the address is replaced, so that «back» leaves the page; the field is never
 * replaced, so that it keeps the focus. Without scripts it is a GET form.
 */
export function ListSearch({ title, name, label, value, most, kept, read, to, reset }: ListSearchProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was last sent from here: the reply to it may come when more has been typed. */
  const sent = useRef(value)

  // Links and «back» change the field; its own text does not come back to it.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    clearTimeout(timer.current)
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }, [name, value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const go = (text: string) => {
    clearTimeout(timer.current)
    sent.current = read(text)
    void navigate(to(sent.current), { replace: true, preventScrollReset: true })
  }
  const follow = (text: string) => {
    clearTimeout(timer.current)
    if (read(text) !== sent.current) timer.current = setTimeout(() => go(text), debounceMs)
  }
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label={title}
      className={styles.search}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get(name)
        go(typeof typed === 'string' ? typed : '')
      }}
    >
      {kept.map(([keptName, text]) => (
        <input key={`${keptName} ${text}`} type="hidden" name={keptName} value={text} />
      ))}
      <TextInput
        type="search"
        name={name}
        label={label}
        defaultValue={value}
        maxLength={most}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => follow(event.target.value)}
      />
      <Button type="submit">{ru.find}</Button>
      {reset && (
        <ButtonLink kind="quiet" className={styles.reset} to={reset.to} preventScrollReset>
          {reset.title}
        </ButtonLink>
      )}
    </Form>
  )
}
