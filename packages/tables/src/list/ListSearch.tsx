import { Button, ButtonLink, TextInput } from '@school/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { ru } from '../ru.ts'
import styles from './list.module.css'

/** Values of the fields of the form by their names, as text. */
export type FieldTexts = Readonly<Record<string, string>>

interface ListSearchProps {
  /** Of the landmark. */
  title: string
  name: string
  label: string
  /** What the address has for the typed text and for each select. */
  values: FieldTexts
  most: number | undefined
  /** The other parameters of the address, which the form keeps. */
  kept: readonly (readonly [name: string, value: string])[]
  /** The text as the address would have it. */
  read: (text: string) => string
  /** The address of the list for these values. */
  to: (values: FieldTexts) => string
  /** Selects of the form, uncontrolled, by the names of their parameters. */
  selects?: ReactNode
  /** Leads to the list without filters, when it has some. */
  reset: { title: string; to: string } | null
}

/** Long enough for a word to be typed without a request for each letter. */
const debounceMs = 350

/**
 * The search field and the selects of a list. All of them are read together, because several may be changed before a reply comes. The list
 * follows and the address is replaced, so that «back» leaves the page; the fields are never replaced, so that they keep the focus. Without
 * scripts it is a GET form.
 */
export function ListSearch({
  title,
  name,
  label,
  values,
  most,
  kept,
  read,
  to,
  selects,
  reset,
}: ListSearchProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const value = values[name] ?? ''
  /** What was last sent from here: the reply to it may come when more has been typed. */
  const sent = useRef(value)
  const written = JSON.stringify(values)
  const known = useRef(written)

  // Links and «back» change the fields; the own text does not come back to its field.
  useEffect(() => {
    if (known.current === written) return
    known.current = written
    for (const [of, text] of Object.entries(JSON.parse(written) as FieldTexts)) {
      const field = form.current?.elements.namedItem(of)
      if (field instanceof HTMLSelectElement) field.value = text
      if (!(field instanceof HTMLInputElement) || text === sent.current) continue
      clearTimeout(timer.current)
      sent.current = text
      field.value = text
    }
  }, [written])
  useEffect(() => () => clearTimeout(timer.current), [])

  const go = () => {
    clearTimeout(timer.current)
    const fields = new FormData(form.current!)
    const typed = Object.keys(values).map((of) => [of, fields.get(of)?.toString() ?? ''] as const)
    sent.current = read(fields.get(name)?.toString() ?? '')
    void navigate(to({ ...Object.fromEntries(typed), [name]: sent.current }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  /** Timers outlive a render: the other parameters of the address may have changed. */
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  const follow = (text: string) => {
    clearTimeout(timer.current)
    if (read(text) !== sent.current) timer.current = setTimeout(() => latest.current(), debounceMs)
  }
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label={title}
      className={styles.search}
      preventScrollReset
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) go()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        go()
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
      {selects && <div className={styles.selects}>{selects}</div>}
    </Form>
  )
}
