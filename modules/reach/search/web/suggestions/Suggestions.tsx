import { IconClock, IconSearch, useDebounced, useYou, Link } from '@school/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { useNavigate } from 'react-router'
import { minSuggestLength, searchText } from '../../contract/text.ts'
import { KindSign } from '../KindSign.tsx'
import { Marked } from '../Marked.tsx'
import { suggestionsQuery } from '../queries.ts'
import { forgetRecent, listRecent, rememberRecent } from '../recent.ts'
import { t } from '../ru.ts'
import { groupsOf, type ListHandle, type ListState, type Option, optionsOf, stepFrom } from './options.ts'
import styles from './Suggestions.module.css'

const debounceMs = 150

export interface SuggestionsProps {
  text: string
  isOpen: boolean
  listId: string
  /** The form that it belongs to: what happens outside of it closes the list. */
  bar: RefObject<HTMLFormElement | null>
  ref: Ref<ListHandle>
  onList: (state: ListState) => void
  onClose: () => void
}

/** What is typed and what answers to it. Every text has an answer of its own, so an old one never takes the place of a new one. */
function useOptions(text: string, isOpen: boolean) {
  const typed = searchText(text)
  const debounced = useDebounced(typed, debounceMs)
  const { data, isSuccess, isPlaceholderData } = useQuery({
    ...suggestionsQuery(debounced),
    enabled: isOpen && debounced.length >= minSuggestLength,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  const options = optionsOf(typed, data ?? [], isOpen ? listRecent() : [])
  const isAnswered =
    isSuccess && !isPlaceholderData && typed === debounced && typed.length >= minSuggestLength
  return { options, version: `${typed} ${isAnswered}`, heard: isAnswered ? data.length : null }
}

/** Closes the list when the person has gone elsewhere, by pointer or by keyboard. */
function useLeaving(bar: RefObject<HTMLFormElement | null>, isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (!bar.current?.contains(target as Node)) onClose()
    }
    const kinds = ['pointerdown', 'focusin'] as const
    for (const kind of kinds) document.addEventListener(kind, leave)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, leave)
    }
  })
}

export function Suggestions({ text, isOpen, listId, bar, ref, onList, onClose }: SuggestionsProps) {
  const you = useYou()
  const navigate = useNavigate()
  const { options, version, heard } = useOptions(text, isOpen)
  // A choice is made in one list: in the next one it would be somebody else.
  const [choice, choose] = useState({ version, place: -1 })
  const place = choice.version === version && isOpen ? choice.place : -1
  const size = options.length
  const idOf = (at: number) => `${listId}-${at}`
  const active = place >= 0 ? idOf(place) : null
  const accept = ({ remembered }: Option) => {
    rememberRecent(remembered)
    onClose()
  }

  useLeaving(bar, isOpen, onClose)
  useEffect(() => onList({ active, size }), [onList, active, size])
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  useImperativeHandle(ref, () => ({
    takeKey(key) {
      const chosen = options[place]
      if (key === 'Enter' && chosen) {
        accept(chosen)
        void navigate(chosen.address)
      } else if (key === 'ArrowDown') choose({ version, place: stepFrom(place, 1, size) })
      else if (key === 'ArrowUp') choose({ version, place: stepFrom(place, -1, size) })
      else return false
      return true
    },
  }))

  if (!isOpen) return null
  return (
    <>
      <p role="status" className="visually-hidden">
        {heard !== null && you(t.suggestionsCount(heard))}
      </p>
      {size > 0 && (
        <div className={styles.popup}>
          <div id={listId} role="listbox" aria-label={t.suggestions}>
            {groupsOf(options).map(({ group, places }) => (
              <div key={group ?? ''} role="group" aria-label={group ?? t.allKinds} className={styles.group}>
                {group && (
                  <p className={styles.heading} role="presentation">
                    {group}
                  </p>
                )}
                {places.map((at) => (
                  <Link
                    key={options[at]!.address}
                    to={options[at]!.address}
                    id={idOf(at)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === place}
                    className={styles.option}
                    // The field keeps the focus: the list is walked from there.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => accept(options[at]!)}
                  >
                    <OptionLook {...options[at]!} />
                  </Link>
                ))}
              </div>
            ))}
          </div>
          {options[0]?.look.kind === 'recent' && (
            <button
              type="button"
              className={styles.forget}
              onClick={() => {
                forgetRecent()
                choose({ version, place: -1 })
              }}
            >
              {t.forgetRecent}
            </button>
          )}
        </div>
      )}
    </>
  )
}

function OptionLook({ look }: Option) {
  if (look.kind === 'found') {
    const { kind, title, subtitle, picture } = look.found
    return (
      <>
        <KindSign kind={kind} hue={picture?.hue} />
        <span className={styles.words}>
          <span className={styles.title}>
            <Marked pieces={title} />
          </span>
          <span className={styles.subtitle}>{subtitle}</span>
        </span>
      </>
    )
  }
  const Sign = look.kind === 'recent' ? IconClock : IconSearch
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        <Sign />
      </span>
      <span className={styles.title}>{look.kind === 'recent' ? look.text : t.all(look.text)}</span>
    </>
  )
}
