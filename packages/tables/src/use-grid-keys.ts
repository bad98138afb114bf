import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const stop = '[data-stop]'
const stopsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(stop)]

/** Where a key leads in a grid of so many lines and columns; `null` is no key of a grid. */
export function gridStep(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  [line, column]: readonly [number, number],
  [lines, columns]: readonly [number, number],
): [number, number] | null {
  const [lastLine, lastColumn] = [lines - 1, columns - 1]
  switch (key) {
    case 'ArrowUp':
      return [Math.max(0, line - 1), column]
    case 'ArrowDown':
      return [Math.min(lastLine, line + 1), column]
    case 'ArrowLeft':
      return [line, Math.max(0, column - 1)]
    case 'ArrowRight':
      return [line, Math.min(lastColumn, column + 1)]
    case 'Home':
      return [ctrlKey ? 0 : line, 0]
    case 'End':
      return [ctrlKey ? lastLine : line, lastColumn]
    default:
      return null
  }
}

export interface GridKeys {
  ref: RefObject<HTMLTableElement | null>
  onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void
  onFocus: (event: FocusEvent<HTMLTableElement>) => void
}

/**
 * A table of many buttons is one stop of the Tab key, and arrows move inside it. Its stops have `data-stop` and `tabIndex={-1}`;
 * the current stop is kept in the DOM only: a thousand cells must not render again for an arrow.
 */
export function useGridKeys(): GridKeys {
  const grid = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    if (grid.current?.querySelector(`${stop}[tabindex="0"]`)) return
    const first = grid.current?.querySelector<HTMLElement>(stop)
    if (first) first.tabIndex = 0
  })
  return {
    ref: grid,
    onFocus: ({ target }) => {
      if (!target.matches(stop)) return
      for (const other of grid.current!.querySelectorAll<HTMLElement>(`${stop}[tabindex="0"]`))
        other.tabIndex = -1
      target.tabIndex = 0
    },
    onKeyDown: (event) => {
      if (event.altKey || event.metaKey || !(event.target as Element).matches(stop)) return
      const rows = [...grid.current!.tBodies[0]!.rows]
      const line = rows.findIndex((row) => row.contains(event.target as Element))
      const own = stopsOf(rows[line]!)
      const place = [line, own.indexOf(event.target as HTMLElement)] as const
      const next = gridStep(event, place, [rows.length, own.length])
      if (!next) return
      event.preventDefault()
      stopsOf(rows[next[0]]!)[next[1]]?.focus()
    },
  }
}
