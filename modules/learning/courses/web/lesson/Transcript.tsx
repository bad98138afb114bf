import { formatClock } from '@school/texts'
import { IconButton, IconChevronDown, IconChevronUp, TextInput, useYou } from '@school/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Video } from '../../contract/index.ts'
import { t } from './ru.ts'
import { cutAtMatches, nextMatch, type Piece } from './transcript-search.ts'
import styles from './Transcript.module.css'

export interface TranscriptProps {
  lines: Video['transcript']
  /** Index of the line that is being said; -1 for none. */
  active: number
  onSeek: (seconds: number) => void
}

/** What is said in the film: a press on a line goes to it, what is looked for is marked. */
export function Transcript({ lines, active, onSeek }: TranscriptProps) {
  const you = useYou()
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  const { lines: cut, matches } = cutAtMatches(lines, wanted)
  const foundLine = matches[chosen] ?? -1
  useInSight(list, wanted.trim() === '' ? active : foundLine)

  const goOn = (step: 1 | -1) => setChosen(nextMatch(chosen, matches.length, step))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      goOn(event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape' && wanted !== '') {
      event.preventDefault()
      setWanted('')
    }
  }
  return (
    <>
      <div className={styles.search}>
        <TextInput
          type="search"
          label={t.searchTranscript}
          value={wanted}
          maxLength={60}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setWanted(event.target.value)
            setChosen(0)
          }}
        />
        <Found wanted={wanted} chosen={chosen} total={matches.length} onStep={goOn} />
      </div>
      <p className={styles.note}>{you(t.transcriptNote)}</p>
      <ol ref={list} className={`plain-list ${styles.lines}`}>
        {lines.map(({ seconds }, index) => (
          <li key={seconds}>
            <button
              type="button"
              className={styles.line}
              aria-current={index === active ? 'true' : undefined}
              onClick={() => onSeek(seconds)}
            >
              <span className={styles.time}>{formatClock(seconds)}</span>
              <Words pieces={cut[index]!} chosen={chosen} />
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

const Words = ({ pieces, chosen }: { pieces: readonly Piece[]; chosen: number }) => (
  <span>
    {pieces.map(({ text, match }, index) =>
      match === null ? (
        text
      ) : (
        <mark key={index} className={styles.match} data-chosen={match === chosen || undefined}>
          {text}
        </mark>
      ),
    )}
  </span>
)

interface FoundProps {
  wanted: string
  chosen: number
  total: number
  onStep: (step: 1 | -1) => void
}

function Found({ wanted, chosen, total, onStep }: FoundProps) {
  const id = useId()
  const isLooking = wanted.trim() !== ''
  return (
    <div className={styles.found}>
      <span id={id} role="status" className={styles.note}>
        {isLooking && (total === 0 ? t.nothingFound : t.foundOf(chosen + 1, total))}
      </span>
      {isLooking && total > 1 && (
        <>
          <IconButton
            label={t.previousMatch}
            icon={<IconChevronUp />}
            aria-describedby={id}
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={t.nextMatch}
            icon={<IconChevronDown />}
            aria-describedby={id}
            onClick={() => onStep(1)}
          />
        </>
      )}
    </div>
  )
}

/** Winds the list, and never the page, so that a line is seen. */
function useInSight(list: { current: HTMLOListElement | null }, line: number): void {
  useEffect(() => {
    const { current } = list
    const item = current?.children[line]
    if (!current || !(item instanceof HTMLElement) || current.contains(document.activeElement)) return
    const top = item.offsetTop - current.offsetTop
    const isSeen =
      top >= current.scrollTop && top + item.offsetHeight <= current.scrollTop + current.clientHeight
    if (!isSeen) current.scrollTo({ top: top - current.clientHeight / 3 })
  }, [list, line])
}
