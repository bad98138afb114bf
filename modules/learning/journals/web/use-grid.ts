import { gridStep } from '@school/tables'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { JournalMark } from '../contract/marks.ts'
import { type Place, placesIn, type Range, rangeOf, type Selection } from './selection.ts'
import { markOfKey } from './typed.ts'

export const directions = ['down', 'right', 'stay'] as const
/** Where the choice goes when a mark was written by a key. */
export type Direction = (typeof directions)[number]

export interface GridActs {
  /** Lines of pupils and columns. */
  size: readonly [lines: number, columns: number]
  canWrite: boolean
  direction: Direction
  put: (range: Range, mark: JournalMark | null) => void
  copy: (range: Range) => string
  paste: (range: Range, text: string) => void
  undo: () => void
  redo: () => void
  /** The words and the history of a cell. */
  open: (place: Place) => void
  openColumn: (column: number) => void
  /** A key that writes nothing. */
  refuse: (key: string) => void
}

const placeOf = (target: EventTarget | null): Place | null => {
  const cell = (target as Element | null)?.closest<HTMLElement>('[data-line]')
  return cell ? [Number(cell.dataset['line']), Number(cell.dataset['column'])] : null
}

const elementAt = (grid: HTMLElement | null, [line, column]: Place): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-line="${line}"][data-column="${column}"]`) ?? null

/** A grid as spreadsheets have it: one stop of the Tab key to come in, keys that go, choose, write, copy and take back. */
export function useGrid(acts: GridActs) {
  const { size, canWrite, direction } = acts
  const [lines, columns] = size
  const grid = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState<Selection>({ anchor: [1, 0], head: [1, 0] })
  const within = ([line, column]: Place): Place => [
    Math.min(line, lines),
    Math.min(column, Math.max(0, columns - 1)),
  ]
  const selection: Selection = { anchor: within(chosen.anchor), head: within(chosen.head) }
  const range = rangeOf(selection)
  const [isEntered, setEntered] = useState(false)
  /** Focus goes there when it was in the grid, or when a key has led there. */
  const [wanted, setWanted] = useState<Place | null>(null)
  useEffect(() => {
    if (wanted) elementAt(grid.current, wanted)?.focus()
  }, [wanted])

  const go = (head: Place, isChoosing = false) => {
    setChosen({ anchor: isChoosing ? selection.anchor : head, head })
    setWanted(head)
  }
  const onwards = ([line, column]: Place) => {
    if (direction === 'down' && line < lines) go([line + 1, column])
    if (direction === 'right' && column < columns - 1) go([line, column + 1])
  }
  const write = (mark: JournalMark | null, isMoving: boolean) => {
    if (!range) return
    acts.put(range, mark)
    if (isMoving && placesIn(range).length === 1) onwards(selection.head)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target)
    if (!place || event.altKey) return
    if (take(event, place)) event.preventDefault()
  }

  /** @returns whether the key was of use */
  function take(event: KeyboardEvent, place: Place): boolean {
    const { key, code, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && code === 'KeyZ') return done(shiftKey ? acts.redo : acts.undo)
    if (isCommand && code === 'KeyY') return done(acts.redo)
    if (isCommand && code === 'KeyA') {
      setChosen({ anchor: [1, 0], head: [lines, columns - 1] })
      return true
    }
    if (isCommand && code === 'Space') {
      const [, column] = place
      setChosen({ anchor: [lines, column], head: [1, column] })
      setWanted([1, column])
      return true
    }
    const next = gridStep(event, place, [lines + 1, columns])
    if (next) return done(() => go(next, shiftKey && place[0] > 0 && next[0] > 0))
    if (isCommand) return false
    const [line, column] = place
    if (key === 'Tab') {
      const nextColumn = column + (shiftKey ? -1 : 1)
      // At the edge the Tab key leaves the grid: there is no focus trap.
      if (nextColumn < 0 || nextColumn >= columns) return false
      return done(() => go([line, nextColumn]))
    }
    if (line === 0)
      return (key === 'Enter' || key === ' ' || key === 'F2') && done(() => acts.openColumn(column))
    if (key === 'Enter')
      return done(() => go([Math.max(1, Math.min(lines, line + (shiftKey ? -1 : 1))), column]))
    if (key === 'F2' || key === ' ') return done(() => acts.open(place))
    if (key === 'Escape') return done(() => go(place))
    if (!canWrite) return false
    if (key === 'Delete' || key === 'Backspace' || key === '-') return done(() => write(null, false))
    const mark = markOfKey(key)
    if (mark !== undefined) return done(() => write(mark, true))
    return key.length === 1 && done(() => acts.refuse(key))
  }

  const onCopy = (event: ClipboardEvent<HTMLTableElement>, isCut = false) => {
    if (!range || !placeOf(event.target)) return
    event.clipboardData.setData('text/plain', acts.copy(range))
    event.preventDefault()
    if (isCut && canWrite) write(null, false)
  }
  return {
    selection,
    range,
    /** Whether the person has chosen a cell. */
    isEntered,
    go,
    write,
    props: {
      ref: grid,
      onKeyDown,
      onCopy,
      onCut: (event: ClipboardEvent<HTMLTableElement>) => onCopy(event, true),
      onPaste: (event: ClipboardEvent<HTMLTableElement>) => {
        if (!canWrite || !range || !placeOf(event.target)) return
        event.preventDefault()
        acts.paste(range, event.clipboardData.getData('text/plain'))
      },
      onFocus: (event: FocusEvent<HTMLTableElement>) => {
        const place = placeOf(event.target)
        const [line, column] = selection.head
        if (place) setEntered(true)
        if (place && (place[0] !== line || place[1] !== column)) setChosen({ anchor: place, head: place })
        setWanted(null)
      },
      onMouseDown: (event: { target: EventTarget; shiftKey: boolean; preventDefault: () => void }) => {
        const place = placeOf(event.target)
        if (!place || !event.shiftKey || place[0] === 0) return
        event.preventDefault()
        go(place, true)
      },
      onMouseOver: (event: { target: EventTarget; buttons: number }) => {
        const place = placeOf(event.target)
        if (place && event.buttons === 1 && place[0] > 0 && selection.anchor[0] > 0)
          setChosen({ anchor: selection.anchor, head: place })
      },
    },
  }
}

const done = (act: () => void): true => {
  act()
  return true
}
