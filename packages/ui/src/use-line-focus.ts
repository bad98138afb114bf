import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

interface Place {
  control: Element
  line: number
  inLine: number
}

const controlsOf = (line: Element): HTMLElement[] => [
  ...line.querySelectorAll<HTMLElement>('a, button, input'),
]

const placeOf = (control: Element, lines: readonly Element[]): Place => {
  const line = lines.findIndex((one) => one.contains(control))
  return { control, line, inLine: line < 0 ? 0 : controlsOf(lines[line]!).indexOf(control as HTMLElement) }
}

/**
 * For lists where pressing a control removes its row: the focus moves to the row that takes its place, in an empty list to the list.
 * Give the list or its container `tabIndex={-1}`; its rows are `li`.
 */
export function useLineFocus(): RefCallback<HTMLElement> {
  const list = useRef<HTMLElement>(null)
  const place = useRef<Place | null>(null)
  useLayoutEffect(() => {
    if (!place.current || place.current.control.isConnected) return
    const { line, inLine } = place.current
    place.current = null
    if (document.activeElement !== document.body) return
    const lines = [...(list.current?.querySelectorAll('li') ?? [])]
    const next = line < 0 ? undefined : lines[Math.min(line, lines.length - 1)]
    const controls = next ? controlsOf(next) : []
    const heir: HTMLElement | null = controls[inLine] ?? controls.at(-1) ?? list.current
    heir?.focus()
  })
  return useCallback((element: HTMLElement | null) => {
    list.current = element
    const remember = ({ target }: FocusEvent) => {
      const lines = [...element!.querySelectorAll('li')]
      place.current = target === element ? null : placeOf(target as Element, lines)
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [])
}
