import { searchText } from '../contract/text.ts'
import { link, site } from '@school/routes'
import { IconSearch, IconX, patiently } from '@school/ui'
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { t } from './ru-bar.ts'
import styles from './SearchBar.module.css'
import type { ListHandle, ListState } from './suggestions/options.ts'

// The list under the bar comes when the bar is first touched: pages begin without its code.
const Suggestions = lazy(
  patiently(() =>
    import('./suggestions/Suggestions.tsx').then((module) => ({ default: module.Suggestions })),
  ),
)

/** A query that could not be remembered is no loss. */
const remember = (q: string) =>
  import('./recent.ts').then(({ rememberRecent }) => rememberRecent(q)).catch(() => {})

const narrow = '(max-width: 767px)'

/** Evaluated once, when the page opens: the width of a device does not change. */
const unchanging = () => () => {}
const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => matchMedia(narrow).matches,
    () => false,
  )

/** What the search page on screen looks for; empty elsewhere. */
function useSaid(): string {
  const { pathname, search } = useLocation()
  return pathname === link(site.market.search) ? searchText(new URLSearchParams(search).get('q') ?? '') : ''
}

export interface SearchBarProps {
  /** Shortens the placeholder; by the width of the window when it is not said. */
  isMobile?: boolean
  /** Of the bar that a page has besides the header's: two landmarks have different names. */
  label?: string
}

/** A GET form that works without scripts; with them it suggests while one types. */
export function SearchBar({ isMobile, label }: SearchBarProps) {
  const said = useSaid()
  const isNarrow = useIsNarrow()
  const wide = label === undefined ? t.placeholder : t.placeholderOnPage
  const navigate = useNavigate()
  const [text, setText] = useState(said)
  const [synced, setSynced] = useState(said)
  const [isAwake, setAwake] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [{ active, size }, setList] = useState<ListState>({ active: null, size: 0 })
  const input = useRef<HTMLInputElement>(null)
  const bar = useRef<HTMLFormElement>(null)
  const list = useRef<ListHandle>(null)
  const listId = useId()
  const isShown = isOpen && size > 0

  if (said !== synced) {
    setSynced(said)
    setText(said)
  }

  // Text that was typed before hydration is in the field only.
  useEffect(() => {
    if (input.current?.value) setText(input.current.value)
  }, [])

  const close = () => setOpen(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = searchText(input.current?.value ?? text)
    if (!q) return
    void remember(q)
    close()
    void navigate(link(site.market.search, {}, { q }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) close()
    else if (event.key === 'Escape' && text) setText('')
    else if (event.key === 'ArrowDown' && !isShown) setOpen(true)
    else if (!isShown || !list.current?.takeKey(event.key)) return
    event.preventDefault()
  }
  return (
    <form
      ref={bar}
      role="search"
      aria-label={label ?? t.bar}
      action={link(site.market.search)}
      className={styles.bar}
      onSubmit={submit}
    >
      <input
        ref={input}
        className={styles.input}
        name="q"
        role="combobox"
        aria-label={label ?? t.bar}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown ? (active ?? undefined) : undefined}
        aria-autocomplete="list"
        placeholder={(isMobile ?? isNarrow) ? t.placeholderOnMobile : wide}
        value={text}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onFocus={() => setAwake(true)}
        onClick={() => setOpen(true)}
        onChange={({ target }) => {
          setText(target.value)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
      />
      {text && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t.clear}
          onClick={() => {
            setText('')
            input.current?.focus()
          }}
        >
          <IconX aria-hidden="true" />
        </button>
      )}
      <button type="submit" className={styles.send} aria-label={t.send}>
        <IconSearch aria-hidden="true" />
      </button>
      {isAwake && (
        <Suspense>
          <Suggestions
            text={text}
            isOpen={isOpen}
            listId={listId}
            ref={list}
            bar={bar}
            onList={setList}
            onClose={close}
          />
        </Suspense>
      )}
    </form>
  )
}
